import { fromPromise } from 'xstate';
import { questionReportMachine } from '#domain/learning/question-report/question-report.machine.ts';
import type { QuestionReports } from '#application/ports/question-reports.port.ts';

export const questionReportLogic = (reports: QuestionReports) =>
  questionReportMachine.provide({
    actors: { sendReport: fromPromise(({ input: report, signal }) => reports.send(report, signal)) },
  });

export type QuestionReportLogic = ReturnType<typeof questionReportLogic>;
