import { defineCall } from '#contract/calls/call.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { startedTrial, trialStatus } from '#contract/schemas/trial.schema.ts';

const TRIAL_TIMEOUT = 15_000;

export const getTrialStatus = defineCall({
  name: 'trial.status',
  method: 'GET',
  path: '/api/Trial/Status',
  auth: 'user',
  timeout: TRIAL_TIMEOUT,
  summary: 'The signed-in user’s trial. On 404 and 401 a client assumes no trial, and none to start.',
  source: 'S1 §7.50–7.52, D2',
  success: 200,
  answer: trialStatus,
  errors: { 404: 'This person has not been registered.' },
});

export const startTrial = defineCall({
  name: 'trial.start',
  method: 'POST',
  path: '/api/Trial/Start',
  auth: 'user',
  timeout: TRIAL_TIMEOUT,
  summary: 'Starts the one trial: 24 hours and 25 points.',
  source: 'S1 §7.53–7.55, D2, R5, R8',
  body: nothing,
  idempotent: true,
  success: 200,
  answer: startedTrial,
  errors: {
    403: 'No AI access: the terms are not accepted, or a guardian’s consent is missing.',
    404: 'This person has not been registered.',
    409: 'The trial was started before, or the key was used for another call.',
  },
});
