import { ContainerModule } from 'inversify';
import { httpQuestionReports } from '#adapters/http/http-question-reports.adapter.ts';
import { questionReportLogic } from '#application/learning/question-report/question-report.logic.ts';
import { BACKEND } from './backend.tokens.ts';
import { QUESTION_REPORTS } from './question-reports.tokens.ts';
import { wire } from './token.ts';

/** What every page of questions loads. */
export const questionReports = new ContainerModule(({ bind }) => {
  wire(bind, QUESTION_REPORTS.reports, httpQuestionReports, [BACKEND.http]);
  wire(bind, QUESTION_REPORTS.logic, questionReportLogic, [QUESTION_REPORTS.reports]);
});
