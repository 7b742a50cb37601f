import { ContainerModule } from 'inversify';
import { httpAssessmentChat } from '#adapters/http/http-assessment-chat.adapter.ts';
import { httpExams } from '#adapters/http/http-exams.adapter.ts';
import { httpMaterials } from '#adapters/http/http-materials.adapter.ts';
import { httpQuizzes } from '#adapters/http/http-quizzes.adapter.ts';
import { assessmentChatLogic } from '#application/learning/assessment-chat/assessment-chat.logic.ts';
import { generatorLogic } from '#application/learning/generator/generator.logic.ts';
import { materialListLogic } from '#application/learning/material-list/material-list.logic.ts';
import { ASSESSMENTS } from './assessments.tokens.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { questionReports } from './question-reports.module.ts';
import { wire } from './token.ts';

/** What the pages of quizzes and exams load. */
export const assessments = [
  backend,
  questionReports,
  new ContainerModule(({ bind }) => {
    wire(bind, ASSESSMENTS.chat, httpAssessmentChat, [BACKEND.http]);
    wire(bind, ASSESSMENTS.exams, httpExams, [BACKEND.http]);
    wire(bind, ASSESSMENTS.materials, httpMaterials, [BACKEND.http]);
    wire(bind, ASSESSMENTS.quizzes, httpQuizzes, [BACKEND.http]);

    wire(bind, ASSESSMENTS.chatLogic, assessmentChatLogic, [ASSESSMENTS.chat]);
    wire(bind, ASSESSMENTS.generatorLogic, generatorLogic, [ASSESSMENTS.exams, ASSESSMENTS.quizzes]);
    wire(bind, ASSESSMENTS.materialListLogic, materialListLogic, [ASSESSMENTS.materials]);
  }),
];
