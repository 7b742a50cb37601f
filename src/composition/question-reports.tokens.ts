import type { QuestionReportLogic } from '#application/learning/question-report/question-report.logic.ts';
import type { QuestionReports } from '#application/ports/question-reports.port.ts';
import { token } from './token.ts';

/** What reports of errors in questions are made of. */
export const QUESTION_REPORTS = {
  reports: token<QuestionReports>('QuestionReports'),
  logic: token<QuestionReportLogic>('QuestionReportLogic'),
} as const;
