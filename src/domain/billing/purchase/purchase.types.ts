import type { HeldPlan, Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Plan, SoldPlan } from '#domain/billing/plan.types.ts';
import type { BillingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';

/** A plan that somebody chose and has not bought yet: its id and the moment, nothing else (R14). */
export interface PendingPurchase {
  readonly planId: string;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

type PlanName = Pick<HeldPlan, 'uniqueID' | 'name'>;

/** A plan change that was ordered and is to be confirmed (S1 §3.71–3.72). */
export interface PendingUpgrade {
  readonly from: PlanName;
  readonly to: PlanName;
  /** Milliseconds since the epoch. */
  readonly timestamp: number;
}

/** What the browser remembers of choices, and what time it is: milliseconds since the epoch. */
export interface RecalledPurchase {
  /** What was chosen before a login. */
  readonly visitors: PendingPurchase | null;
  /** What this pupil chose and has not bought yet. */
  readonly own: PendingPurchase | null;
  readonly at: number;
}

/** The chosen plan and all that decides how it can be had, as the server says it now. */
export interface Offer {
  /** Null when no such plan is sold. */
  readonly plan: Plan | null;
  readonly subscription: Subscription | null;
  /** Null when it could not be found out; that keeps nobody from buying. */
  readonly trial: TrialStatus | null;
}

/** What the pupil is asked to agree to. */
export type Deal =
  | { readonly kind: 'checkout'; readonly plan: SoldPlan }
  | { readonly kind: 'upgrade'; readonly plan: SoldPlan; readonly from: PlanName };

/** How a chosen plan is had, or why it is not. */
export type PurchaseStep = Deal | { readonly kind: 'trial' } | { readonly kind: 'refused'; readonly code: FailureCode };

export interface CheckoutOrder {
  readonly priceId: string;
  readonly type: BillingMode;
}

export interface UpgradeOrder {
  readonly newPriceId: string;
  readonly newMembershipTypeID: string;
  /** Part of the call; the server takes the plan's own (R3). */
  readonly days: number;
}

/** Where the payment provider awaits the buyer. */
export type CheckoutSession = { readonly url: string } | { readonly sessionId: string };

/** Who is here: the one rule of the trial's offer says whether this user could begin one, but for a plan (D27). */
export interface Buyer {
  readonly userId: string;
  readonly isTrialOfferable: boolean;
}

export interface PurchaseContext {
  readonly userId: string | null;
  readonly isTrialOfferable: boolean;
  readonly choice: PendingPurchase | null;
  readonly deal: Deal | null;
  /** Of the deal's order; one that is lost is sent again under the same key (R10). */
  readonly idempotencyKey: string | null;
  /** The plan change that was ordered; null for a checkout. */
  readonly upgrade: PendingUpgrade | null;
  readonly session: CheckoutSession | null;
  readonly failure: FailureCode | null;
}

export type PurchaseEvent =
  | ({ readonly type: 'session.established' } & Buyer)
  | { readonly type: 'session.ended' }
  | { readonly type: 'auth.dismissed' }
  | { readonly type: 'pupil.planChosen'; readonly planId: string; readonly at: number }
  | { readonly type: 'pupil.checkoutConfirmed'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.upgradeConfirmed'; readonly idempotencyKey: string; readonly at: number }
  | { readonly type: 'pupil.purchaseCancelled' }
  | { readonly type: 'pupil.retried' }
  /** A page of the payment is shown; it may have been loaded anew. */
  | { readonly type: 'page.opened' }
  /** The page shows again after it was left, as by the browser's back button. */
  | { readonly type: 'page.returned' };

export type PurchaseRoute =
  | '/assistant'
  | '/pricing'
  | '/payment/method-selection'
  | '/payment/processing'
  | `/payment/success?upgrade=true&plan=${string}`;

export type PurchaseEmitted =
  /** A user of null is a visitor. */
  | { readonly type: 'purchase.kept'; readonly userId: string | null; readonly pending: PendingPurchase }
  | { readonly type: 'purchase.forgotten' }
  | { readonly type: 'purchase.loginNeeded' }
  | { readonly type: 'purchase.refused'; readonly reason: 'checkout_pending' }
  /** Instead of paying the pupil tries for free first. */
  | { readonly type: 'purchase.postponed' }
  | { readonly type: 'purchase.redirected'; readonly to: PurchaseRoute }
  | { readonly type: 'upgrade.kept'; readonly userId: string; readonly upgrade: PendingUpgrade };
