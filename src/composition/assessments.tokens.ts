import type { AssessmentChatLogic } from '#application/learning/assessment-chat/assessment-chat.logic.ts';
import type { GeneratorLogic } from '#application/learning/generator/generator.logic.ts';
import type { MaterialListLogic } from '#application/learning/material-list/material-list.logic.ts';
import type { AssessmentChat } from '#application/ports/assessment-chat.port.ts';
import type { Exams } from '#application/ports/exams.port.ts';
import type { Materials } from '#application/ports/materials.port.ts';
import type { Quizzes } from '#application/ports/quizzes.port.ts';
import { token } from './token.ts';

/** What the pages of quizzes and exams are made of. */
export const ASSESSMENTS = {
  chat: token<AssessmentChat>('AssessmentChat'),
  exams: token<Exams>('Exams'),
  materials: token<Materials>('Materials'),
  quizzes: token<Quizzes>('Quizzes'),

  chatLogic: token<AssessmentChatLogic>('AssessmentChatLogic'),
  generatorLogic: token<GeneratorLogic>('GeneratorLogic'),
  materialListLogic: token<MaterialListLogic>('MaterialListLogic'),
} as const;
