import type { AnswerOf } from '#contract/calls/call.ts';
import type { currentSubscription, listPlans } from '#contract/calls/subscriptions.calls.ts';

/** What the backend says at noon of the first of September 2026. */
export const YEAR = { uniqueID: '2026-2027' };

/** A trial that has just begun. */
export const NEW_TRIAL = {
  hasActiveTrial: true,
  canStartTrial: false,
  remainingPoints: 25,
  remainingHours: 24,
  expirationDate: '2026-09-02T12:00:00.000Z',
  isExpired: false,
};
/** The answer of the call that begins one. */
export const TRIAL_STARTED = { ...NEW_TRIAL, message: 'Zaczynamy.' };

type PlanAnswer = AnswerOf<typeof listPlans>[number];

export const PREMIUM_ANSWER: PlanAnswer = {
  uniqueID: 'premium-month',
  name: 'Premium',
  description: 'Wszystko',
  categoryName: 'Premium',
  categoryID: '3',
  price: 69.99,
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
/** A subscription to it that was paid and renews itself. */
export const SUBSCRIPTION_ANSWER: AnswerOf<typeof currentSubscription> = {
  isActive: true,
  isRecurring: true,
  willAutoRenew: true,
  isCancelled: false,
  cancelAtPeriodTime: null,
  currentPeriodEnd: '2026-10-01T12:00:00.000Z',
  paidAt: '2026-09-01T12:00:00.000Z',
  paymentStatus: 'paid',
  provider: 'stripe',
  membershipType: PREMIUM_ANSWER,
};
