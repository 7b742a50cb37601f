import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';

export interface PaymentPollingInput {
  /** Whose pending upgrade may be looked for; null when nobody is logged in. */
  readonly userId: string | null;
  /** From the query `session_id`. */
  readonly sessionId: string | null;
  /** From the query `upgrade=true`. */
  readonly isUpgrade: boolean;
  /** From the query `plan`: the plan that was ordered. */
  readonly planId: string | null;
}

/** The plan that a change is to end with; the name of the old one as far as this browser remembers it. */
export interface UpgradeTarget {
  readonly planId: string;
  readonly from: string | null;
}

export interface PaymentPollingContext extends PaymentPollingInput {
  /** Null for a new purchase, and for a change of which nobody knows the plan. */
  readonly target: UpgradeTarget | null;
  /** Looks of this go, shown as „N of 15”. */
  readonly attempt: number;
  /** What was paid; null until it is confirmed. */
  readonly subscription: Subscription | null;
  readonly failure: FailureCode | null;
}

export type PaymentPollingEvent =
  | { readonly type: 'pupil.recheckRequested' }
  /** The tab is visible or has the focus again. */
  | { readonly type: 'page.returned' };

export type PaymentPollingEmitted = { readonly type: 'payment.confirmed'; readonly subscription: Subscription };

/** What the browser remembers of a plan change; null when of none. */
export type RecalledUpgrade = PendingUpgrade | null;
