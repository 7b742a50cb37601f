import { hasActivePlan, hasExamAccess, isOneTimePurchase } from '#domain/entitlement/plan-access.rules.ts';
import type { HeldPlan, Subscription } from '#domain/entitlement/subscription.types.ts';
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

/** Shown unless there is no plan (S1 §4.47), and never to a one-time purchaser (S2 §6.21). */
export const upgradeApplies = (subscription: Subscription | null): boolean =>
  subscription !== null && !isOneTimePurchase(subscription);

/** Offered if the call-to-action applies and the plan is not being cancelled (S1 §6.25–6.26). */
export const offersUpgrade = (subscription: Subscription | null): boolean =>
  upgradeApplies(subscription) && subscription?.isCancelled === false;

export type BillingMode = 'subscription' | 'one-time';

/** Of a plan or a subscription; without either it is a subscription (S1 §4.44–4.46). */
export const billingMode = (held: { readonly isRecurring: boolean } | null): BillingMode =>
  held === null || held.isRecurring ? 'subscription' : 'one-time';

/** S2 §1.34, §4.57 */
export const autoRenews = ({ isRecurring, willAutoRenew, isCancelled }: Subscription): boolean =>
  isRecurring && (willAutoRenew ?? !isCancelled);

/** What the date beside a plan means: `at` is an ISO time. */
export interface PlanEnd {
  readonly kind: 'renews' | 'cancelled' | 'expires' | 'ended';
  readonly at: string | null;
}

/** A cancelled plan stays valid until the period ends (S1 §4.51, S2 §4.56). */
export const planEnd = (subscription: Subscription): PlanEnd => {
  const { isActive, isRecurring, cancelAtPeriodTime, currentPeriodEnd } = subscription;
  if (!isActive) return { kind: 'ended', at: cancelAtPeriodTime ?? currentPeriodEnd };
  if (!isRecurring) return { kind: 'expires', at: currentPeriodEnd };
  return autoRenews(subscription)
    ? { kind: 'renews', at: currentPeriodEnd }
    : { kind: 'cancelled', at: cancelAtPeriodTime ?? currentPeriodEnd };
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
  const { currentPeriodEnd } = subscription;
  return currentPeriodEnd !== null && Date.parse(currentPeriodEnd) - now < CANCELLATION_NOTICE
    ? 'subscription/too-late'
    : null;
};

/** A cancellation can be taken back while the plan is still valid. */
export const canResume = (subscription: Subscription | null): boolean =>
  hasActivePlan(subscription) && subscription.isRecurring && subscription.isCancelled;

export type SubscriptionTier = 'free' | 'enterprise' | 'premium';

/** S1 §3.82–3.84. */
export const subscriptionTier = (plan: Pick<HeldPlan, 'name' | 'hasAI'> | null): SubscriptionTier => {
  if (plan === null || !plan.hasAI) return 'free';
  return plan.name.toLowerCase().includes('enterprise') ? 'enterprise' : 'premium';
};
