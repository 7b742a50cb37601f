import { expect, it } from 'vitest';
import { outcome } from '#contract/schemas/outcome.schema.ts';
import { plan } from '#contract/schemas/plan.schema.ts';
import { checkoutSession, subscription } from '#contract/schemas/subscription.schema.ts';
import { startedTrial, trialStatus } from '#contract/schemas/trial.schema.ts';
import { NEW_TRIAL, PREMIUM_ANSWER, SUBSCRIPTION_ANSWER, TRIAL_STARTED } from '../support/backend-answers.ts';

it.each([
  ['a plan (S1 §1.25, §3.36–3.48, §6.17, D11)', plan, PREMIUM_ANSWER],
  ['a current subscription (S1 §3.30–3.35, S2 §3.25–3.27)', subscription, SUBSCRIPTION_ANSWER],
  ['the status of a trial (S1 §3.49–3.51, §7.51, S2 §3.30)', trialStatus, NEW_TRIAL],
  ['a started trial (S1 §3.52, §7.54)', startedTrial, TRIAL_STARTED],
  ['the outcome of a cancellation or a signup (S1 §7.41, §7.58)', outcome, { success: true, message: 'Done.' }],
  [
    'a checkout session in each of its spellings (S1 §7.48)',
    checkoutSession,
    { checkoutUrl: 'https://pay.example/1', url: 'https://pay.example/2', sessionId: 'cs_1' },
  ],
] as const)('%s is read whole', (_, schema, answer) => {
  expect(schema.parse(answer)).toEqual(answer);
});

it.each(['Basic', 'Standard', 'Premium', 'Nauczycielski'])(
  'a plan may be of the category %s (S1 §3.37)',
  (categoryName) => {
    expect(plan.parse({ ...PREMIUM_ANSWER, categoryName })).toEqual({ ...PREMIUM_ANSWER, categoryName });
  },
);

it('knows no other category (S1 §3.37)', () => {
  expect(plan.safeParse({ ...PREMIUM_ANSWER, categoryName: 'Gold' }).success).toBe(false);
});
