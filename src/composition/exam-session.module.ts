import { ContainerModule } from 'inversify';
import { httpExamAttempts } from '#adapters/http/http-exam-attempts.adapter.ts';
import { httpExams } from '#adapters/http/http-exams.adapter.ts';
import { draftExamAttempts } from '#adapters/storage/draft-exam-attempts.adapter.ts';
import { examSessionLogic } from '#application/learning/exam-session/exam-session.logic.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { CORE } from './core.tokens.ts';
import { EXAM_SESSION } from './exam-session.tokens.ts';
import { questionReports } from './question-reports.module.ts';
import { speech } from './speech.module.ts';
import { wire } from './token.ts';

/** What the page of an exam against the clock loads. */
export const examSession = [
  backend,
  questionReports,
  speech,
  new ContainerModule(({ bind }) => {
    wire(bind, EXAM_SESSION.attempts, httpExamAttempts, [BACKEND.http, CORE.clock]);
    wire(bind, EXAM_SESSION.exams, httpExams, [BACKEND.http]);
    wire(bind, EXAM_SESSION.memory, draftExamAttempts, [CORE.drafts]);

    wire(bind, EXAM_SESSION.logic, examSessionLogic, [
      EXAM_SESSION.exams,
      EXAM_SESSION.attempts,
      EXAM_SESSION.memory,
      CORE.clock,
    ]);
  }),
];
