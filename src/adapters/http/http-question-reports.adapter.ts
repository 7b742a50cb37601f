import type { QuestionReports } from '#application/ports/question-reports.port.ts';
import { reportQuestion } from '#contract/calls/question-reports.calls.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';

export const httpQuestionReports = (http: HttpClient): QuestionReports => ({
  async send({ order, idempotencyKey }, signal) {
    await http.call(reportQuestion, { body: order }, { signal, idempotencyKey });
  },
});
