import type { ExamSessionLogic } from '#application/learning/exam-session/exam-session.logic.ts';
import type { ExamAttempts } from '#application/ports/exam-attempts.port.ts';
import type { Exams } from '#application/ports/exams.port.ts';
import type { LocalExamAttempts } from '#application/ports/local-exam-attempts.port.ts';
import { token } from './token.ts';

/** What an exam against the clock is made of. */
export const EXAM_SESSION = {
  attempts: token<ExamAttempts>('ExamAttempts'),
  exams: token<Exams>('TimedExams'),
  memory: token<LocalExamAttempts>('LocalExamAttempts'),
  logic: token<ExamSessionLogic>('ExamSessionLogic'),
} as const;
