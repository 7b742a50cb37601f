import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { outcome } from '#contract/schemas/outcome.schema.ts';
import { plan } from '#contract/schemas/plan.schema.ts';
import { checkoutSession, subscription } from '#contract/schemas/subscription.schema.ts';
import { startedTrial, trialStatus } from '#contract/schemas/trial.schema.ts';

const PREMIUM: z.infer<typeof plan> = {
  uniqueID: 'premium-month',
  name: 'Premium',
  description: 'Wszystko',
  categoryName: 'Premium',
  categoryID: '3',
  price: 59.99,
  currency: 'PLN',
  durationDays: 30,
  hasAI: true,
  hasAIExams: true,
  isMasterPlan: false,
  isRecurring: true,
  points: 0,
  stripePriceId: 'price_1',
  billingPeriod: 'month',
  forum: false,
  exercises: true,
  fiches: true,
};
const HELD: z.infer<typeof subscription> = {
  isActive: true,
  isRecurring: true,
  willAutoRenew: true,
  isCancelled: false,
  cancelAtPeriodTime: null,
  currentPeriodEnd: '2026-10-01T12:00:00.000Z',
  paidAt: '2026-09-01T12:00:00.000Z',
  paymentStatus: 'paid',
  provider: 'stripe',
  membershipType: PREMIUM,
};
const TRIAL: z.infer<typeof trialStatus> = {
  hasActiveTrial: true,
  canStartTrial: false,
  remainingPoints: 25,
  remainingHours: 24,
  expirationDate: '2026-09-02T12:00:00.000Z',
  isExpired: false,
};

it.each([
  ['a plan (S1 §1.25, §3.36–3.48, §6.17, D11)', plan, PREMIUM],
  ['a current subscription (S1 §3.30–3.35, S2 §3.25–3.27)', subscription, HELD],
  ['the status of a trial (S1 §3.49–3.51, §7.51, S2 §3.30)', trialStatus, TRIAL],
  ['a started trial (S1 §3.52, §7.54)', startedTrial, { ...TRIAL, message: 'The trial has started.' }],
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
    expect(plan.parse({ ...PREMIUM, categoryName })).toEqual({ ...PREMIUM, categoryName });
  },
);

it('knows no other category (S1 §3.37)', () => {
  expect(plan.safeParse({ ...PREMIUM, categoryName: 'Gold' }).success).toBe(false);
});
