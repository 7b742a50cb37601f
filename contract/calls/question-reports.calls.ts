import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { questionReport } from '#contract/schemas/question-report.schema.ts';

export const reportQuestion = defineCall({
  name: 'questionReports.add',
  method: 'POST',
  path: '/api/QuestionReports',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Reports an error in a question of the signed-in user’s quiz or exam.',
  source: 'S2 §1, D18, R1, R10',
  body: questionReport,
  idempotent: true,
  success: 204,
  answer: nothing,
  errors: { 404: 'There is no such question, or it is another pupil’s.' },
});
