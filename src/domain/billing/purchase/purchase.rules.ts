import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { isFresh } from '#domain/billing/expiring-entry.rules.ts';
import type { Plan, SoldPlan } from '#domain/billing/plan.types.ts';
import type {
  CheckoutOrder,
  Deal,
  Offer,
  PendingPurchase,
  PendingUpgrade,
  PurchaseRoute,
  PurchaseStep,
  RecalledPurchase,
  UpgradeOrder,
} from './purchase.types.ts';
import { billingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';

/** How long the success of a plan change is shown before the pupil is led on (S1 §4.92, §9.41). */
export const UPGRADE_REDIRECT = 1_000;
/** How long the browser may take to leave for the payment provider before the pupil is taken back (D13). */
export const HAND_OVER_TIMEOUT = 15_000;

/** How long a page of the payment that was opened by itself waits to learn who is here: the default timeout of a call (S1 §9.8). */
export const PUPIL_TIMEOUT = 30_000;

/** How many days a plan change is for when the plan does not say (S1 §9.58). */
export const DEFAULT_UPGRADE_DAYS = 30;

const isSold = (plan: Plan | null): plan is SoldPlan => plan !== null && plan.stripePriceId !== null;

/** Whether the trial goes first: it can be started, none is active, no plan is held, and this pupil could really begin it now (S1 §4.86, D27). */
export const isTrialFirst = (
  isTrialOfferable: boolean,
  { trial, subscription }: Pick<Offer, 'trial' | 'subscription'>,
): boolean =>
  isTrialOfferable && trial !== null && trial.canStartTrial && !trial.hasActiveTrial && !hasActivePlan(subscription);

const refused = (code: FailureCode): PurchaseStep => ({ kind: 'refused', code });

const changeOf = (
  { isRecurring, isCancelled, membershipType: { uniqueID, name } }: Subscription,
  plan: SoldPlan,
): PurchaseStep => {
  if (!isRecurring) return refused('subscription/one-time');
  if (isCancelled) return refused('subscription/ending');
  return uniqueID === plan.uniqueID
    ? refused('subscription/already-active')
    : { kind: 'upgrade', plan, from: { uniqueID, name } };
};

/** Who holds an active plan changes it; everybody else checks out (S1 §4.87, §4.89, S2 §6). */
export const purchaseStep = (offer: Offer, isTrialOfferable: boolean): PurchaseStep => {
  const { plan, subscription } = offer;
  if (!isSold(plan)) return refused('request/not-found');
  if (isTrialFirst(isTrialOfferable, offer)) return { kind: 'trial' };
  return hasActivePlan(subscription) ? changeOf(subscription, plan) : { kind: 'checkout', plan };
};

/** What there is to agree to; null when nothing is to be bought. */
export const dealOf = (step: PurchaseStep): Deal | null =>
  step.kind === 'checkout' || step.kind === 'upgrade' ? step : null;

const fresh = (choice: PendingPurchase | null, at: number): PendingPurchase | null =>
  choice !== null && isFresh(choice, at) ? choice : null;

/** What a login takes up again: the visitor's choice as remembered, or as still known here; null when it is half an hour old (S1 §4.84–4.85). */
export const choiceAfterLogin = (
  known: PendingPurchase | null,
  { visitors, at }: RecalledPurchase,
): PendingPurchase | null => fresh(visitors ?? known, at);

/** What a page of the payment takes up again that was loaded anew: also what this pupil chose after the login. */
export const choiceOfPage = (known: PendingPurchase | null, recalled: RecalledPurchase): PendingPurchase | null =>
  choiceAfterLogin(known, recalled) ?? fresh(recalled.own, recalled.at);

export const checkoutOrder = (plan: SoldPlan): CheckoutOrder => ({
  priceId: plan.stripePriceId,
  type: billingMode(plan),
});

export const upgradeOrder = ({ stripePriceId, uniqueID, durationDays }: SoldPlan): UpgradeOrder => ({
  newPriceId: stripePriceId,
  newMembershipTypeID: uniqueID,
  days: durationDays > 0 ? durationDays : DEFAULT_UPGRADE_DAYS,
});

/** What is remembered of an ordered plan change until it is confirmed; null for a checkout. */
export const pendingUpgrade = (deal: Deal, timestamp: number): PendingUpgrade | null =>
  deal.kind === 'checkout'
    ? null
    : { from: deal.from, to: { uniqueID: deal.plan.uniqueID, name: deal.plan.name }, timestamp };

export type PaymentMethod = 'card' | 'blik' | 'przelewy24';

/** With what a plan can be paid: what renews by itself needs a card (D13). */
export const paymentMethods = ({ isRecurring }: Pick<Plan, 'isRecurring'>): readonly PaymentMethod[] =>
  isRecurring ? ['card'] : ['card', 'blik', 'przelewy24'];

/** Where a changed plan is confirmed; its id travels along, since a browser may remember nothing (D24). */
export const upgradeConfirmation = ({ uniqueID }: Pick<Plan, 'uniqueID'>): PurchaseRoute =>
  `/payment/success?upgrade=true&plan=${encodeURIComponent(uniqueID)}`;
