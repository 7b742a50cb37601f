import { hasActivePlan, hasExamAccess, offersUpgrade } from '#domain/entitlement/plan-access.rules.ts';
import type { HeldPlan, KnownSubscription, Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';

const MINUTE = 60_000;

/** A cancellation must come this long before the period ends (S2 §5.49, §9.47). */
export const CANCELLATION_NOTICE = 86_400_000;
/** A running plan is looked at again at least this often, so that a day's page knows of its end. */
export const LONGEST_LOOK = 86_400_000;

export type SubscriptionStatus = 'not_logged_in' | 'no_subscription' | 'inactive' | 'basic' | 'premium';

/** Of somebody who is logged in; `null` when they hold none (S1 §4.35, §4.37, §4.39, §4.41, §6.10). A plan without AI is none that could be improved. */
export const subscriptionStatus = (subscription: Subscription | null): Exclude<SubscriptionStatus, 'not_logged_in'> => {
  if (subscription === null) return 'no_subscription';
  if (!subscription.isActive) return 'inactive';
  if (hasExamAccess(subscription)) return 'premium';
  return subscription.membershipType.hasAI ? 'basic' : 'no_subscription';
};

export interface CallToAction {
  readonly action: 'log_in' | 'choose_plan' | 'renew' | 'upgrade';
  /** Null opens the login dialog. */
  readonly route: '/pricing' | '/upgrade' | null;
}

/** What a user of this status is invited to do (S1 §4.34, §4.36, §4.38, §4.40, §4.42). */
export const CALL_TO_ACTION: Readonly<Record<SubscriptionStatus, CallToAction | null>> = {
  not_logged_in: { action: 'log_in', route: null },
  no_subscription: { action: 'choose_plan', route: '/pricing' },
  inactive: { action: 'renew', route: '/pricing' },
  basic: { action: 'upgrade', route: '/upgrade' },
  premium: null,
};

/** The same of what somebody holds: nobody is invited to an upgrade that is not offered (D21). */
export const callToAction = (subscription: Subscription | null): CallToAction | null => {
  const status = subscriptionStatus(subscription);
  return status === 'basic' && !offersUpgrade(subscription) ? null : CALL_TO_ACTION[status];
};

/** What the tab of the plan lists of a plan that is held (S1 §2.104, §9.70–9.74). */
export type HeldFeature = 'tutor' | 'friend' | 'flashcards' | 'quizzes' | 'exam_simulator';

export const heldFeatures = ({ hasAI, hasAIExams }: Pick<HeldPlan, 'hasAI' | 'hasAIExams'>): readonly HeldFeature[] => [
  ...(hasAI ? (['tutor', 'friend', 'flashcards', 'quizzes'] as const) : []),
  ...(hasAIExams ? (['exam_simulator'] as const) : []),
];

export type BillingMode = 'subscription' | 'one-time';

/** Of a plan or a subscription; without either it is a subscription (S1 §4.44–4.46). */
export const billingMode = (held: { readonly isRecurring: boolean } | null): BillingMode =>
  held === null || held.isRecurring ? 'subscription' : 'one-time';

/** S2 §1.34, §4.57 */
export const autoRenews = ({ isRecurring, willAutoRenew, isCancelled }: Subscription): boolean =>
  isRecurring && (willAutoRenew ?? !isCancelled);

/** What the date beside a plan means: `at` is an ISO time. */
export interface PlanEnd {
  /** `due`: its renewal could not be charged, and it goes on for the grace; `lapses`: it does not renew itself, though nobody cancelled it (D22). */
  readonly kind: 'renews' | 'due' | 'cancelled' | 'lapses' | 'expires' | 'ended';
  readonly at: string | null;
}

/** A cancelled plan stays valid until the period ends (S1 §4.50–4.51, S2 §4.56, D22). */
export const planEnd = (subscription: Subscription): PlanEnd => {
  const { isActive, isRecurring, isCancelled, cancelAtPeriodTime, currentPeriodEnd } = subscription;
  if (!isActive) return { kind: 'ended', at: cancelAtPeriodTime ?? currentPeriodEnd };
  if (!isRecurring) return { kind: 'expires', at: currentPeriodEnd };
  if (isCancelled) return { kind: 'cancelled', at: cancelAtPeriodTime ?? currentPeriodEnd };
  if (subscription.isPaymentDue === true) return { kind: 'due', at: currentPeriodEnd };
  return { kind: autoRenews(subscription) ? 'renews' : 'lapses', at: currentPeriodEnd };
};

/** Milliseconds after `readAt` at which a plan is looked at again: when it ends, once a day, and never more often than once a minute. */
export const untilNextLook = (subscription: Subscription | null, readAt: number): number => {
  const end = subscription === null ? null : planEnd(subscription).at;
  return end === null ? LONGEST_LOOK : Math.min(LONGEST_LOOK, Math.max(MINUTE, Date.parse(end) - readAt));
};

/** Offered only for an active recurring subscription not yet cancelled (S1 §6.24). */
export const offersCancellation = (subscription: Subscription | null): boolean =>
  hasActivePlan(subscription) && subscription.isRecurring && !subscription.isCancelled;

/** Why a cancellation is not taken at this moment; null when it is. */
export const cancellationRefusal = (subscription: Subscription | null, now: number): FailureCode | null => {
  if (!hasActivePlan(subscription)) return 'subscription/not-found';
  if (!subscription.isRecurring) return 'subscription/one-time';
  if (subscription.isCancelled) return 'subscription/already-cancelled';
  // Whoever gives up a renewal that could not be charged is not held to a day.
  if (subscription.isPaymentDue === true) return null;
  const { currentPeriodEnd } = subscription;
  return currentPeriodEnd !== null && Date.parse(currentPeriodEnd) - now < CANCELLATION_NOTICE
    ? 'subscription/too-late'
    : null;
};

/** What a change that was ordered makes of a plan, once the payment provider has confirmed it. */
export type Expectation = 'cancelled' | 'renewing';

/** How long it is told that the plan was changed (S1 §8.49). */
export const PLAN_UPDATE_DISPLAY = 3_000;

/** How often the server is asked whether a change was confirmed, and every how many milliseconds. */
export const CONFIRMATION_LOOKS = 5;
export const CONFIRMATION_INTERVAL = 2_000;
/** How long a look may take: two calls of up to 10 s, three times each (S1 §7.5, D2). */
export const LOOK_TIMEOUT = 60_000;

/** Whether what the server says of a plan leaves a change still to be confirmed. */
export const isUnconfirmed = (expected: Expectation | null, subscription: KnownSubscription): boolean =>
  expected !== null &&
  subscription !== 'unknown' &&
  hasActivePlan(subscription) &&
  subscription.isCancelled !== (expected === 'cancelled');

/** A cancellation can be taken back while the plan is still valid. */
export const canResume = (subscription: Subscription | null): boolean =>
  hasActivePlan(subscription) && subscription.isRecurring && subscription.isCancelled;

export type SubscriptionTier = 'free' | 'enterprise' | 'premium';

/** S1 §3.82–3.84. */
export const subscriptionTier = (plan: Pick<HeldPlan, 'name' | 'hasAI'> | null): SubscriptionTier => {
  if (plan === null || !plan.hasAI) return 'free';
  return plan.name.toLowerCase().includes('enterprise') ? 'enterprise' : 'premium';
};
