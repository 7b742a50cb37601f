import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { Plan, SoldPlan } from '#domain/billing/plan.types.ts';
import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';

/** The plans and subscriptions that the tests of billing know. */
export const BASIC_PLAN: SoldPlan = {
  uniqueID: 'basic-month',
  name: 'Podstawowy',
  description: '',
  categoryName: 'Basic',
  price: 2_999,
  currency: 'PLN',
  durationDays: 30,
  hasAI: true,
  hasAIExams: false,
  isRecurring: true,
  stripePriceId: 'price_basic_month',
  billingPeriod: 'month',
};

export const PREMIUM_PLAN: SoldPlan = {
  ...BASIC_PLAN,
  uniqueID: 'premium-month',
  name: 'Premium',
  categoryName: 'Premium',
  price: 6_999,
  hasAIExams: true,
  stripePriceId: 'price_premium_month',
};

export const ONE_TIME_PLAN: SoldPlan = {
  ...PREMIUM_PLAN,
  uniqueID: 'premium-once',
  isRecurring: false,
  stripePriceId: 'price_premium_once',
};

export const UNSOLD_PLAN: Plan = { ...BASIC_PLAN, uniqueID: 'free', price: 0, stripePriceId: null };

/** Read on 2026-05-04 at 10:00 UTC, a month before the period ends. */
export const READ_AT = Date.parse('2026-05-04T10:00:00.000Z');
export const PERIOD_END = '2026-06-04T10:00:00.000Z';

export const BASIC: Subscription = {
  isActive: true,
  isRecurring: true,
  willAutoRenew: true,
  isCancelled: false,
  cancelAtPeriodTime: null,
  currentPeriodEnd: PERIOD_END,
  membershipType: { uniqueID: 'basic-month', name: 'Podstawowy', hasAI: true, hasAIExams: false },
};

export const PREMIUM: Subscription = {
  ...BASIC,
  membershipType: { uniqueID: 'premium-month', name: 'Premium', hasAI: true, hasAIExams: true },
};

export const CANCELLED: Subscription = {
  ...BASIC,
  willAutoRenew: false,
  isCancelled: true,
  cancelAtPeriodTime: PERIOD_END,
};

export const ONE_TIME: Subscription = { ...PREMIUM, isRecurring: false, willAutoRenew: false };

export const ENDED: Subscription = { ...BASIC, isActive: false, willAutoRenew: false };

export const WITHOUT_AI: Subscription = {
  ...BASIC,
  membershipType: { uniqueID: 'forum', name: 'Forum', hasAI: false, hasAIExams: false },
};

/** An ordered change from the one to the other. */
export const UPGRADE: PendingUpgrade = {
  from: { uniqueID: 'basic-month', name: 'Podstawowy' },
  to: { uniqueID: 'premium-month', name: 'Premium' },
  timestamp: READ_AT,
};
