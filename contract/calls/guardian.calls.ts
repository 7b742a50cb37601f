import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { outcome } from '#contract/schemas/outcome.schema.ts';
import { guardianAnswer } from '#contract/schemas/user.schema.ts';

export const answerAsGuardian = defineCall({
  name: 'guardian.answer',
  method: 'POST',
  path: '/api/GuardianConsent',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'A guardian agrees or declines by the link of a letter, and may think better of it by the same link.',
  source: 'R8, R16',
  body: guardianAnswer,
  success: 200,
  answer: outcome,
  errors: { 404: 'The link is not one of ours, or its pupil is gone or has named another guardian.' },
});
