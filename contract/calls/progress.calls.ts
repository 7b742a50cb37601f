import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { correction, correctionReply, progress } from '#contract/schemas/progress.schema.ts';

const SOURCE = 'beyond the specification, D54, R1';

export const findProgress = defineCall({
  name: 'progress.find',
  method: 'GET',
  path: '/api/Progress',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'What the signed-in user’s own answers say of topics, and which of them were wrong.',
  source: SOURCE,
  success: 200,
  answer: progress,
  errors: {},
});

export const correctMistake = defineCall({
  name: 'progress.correct',
  method: 'POST',
  path: '/api/Progress/Corrections',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Answers a question of a quiz once more.',
  source: `${SOURCE}, R10`,
  body: correction,
  idempotent: true,
  success: 200,
  answer: correctionReply,
  errors: { 404: 'There is no such question, or it is another pupil’s.', 409: 'The key was used for another body.' },
});
