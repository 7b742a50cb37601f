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
}

export interface PaymentPollingContext extends PaymentPollingInput {
  /** The plan change that was ordered in this browser less than half an hour ago. */
  readonly upgrade: PendingUpgrade | null;
  /** Checks of this go, shown as „N of 15”. */
  readonly attempt: number;
  /** What was paid; null until it is confirmed. */
  readonly subscription: Subscription | null;
  readonly failure: FailureCode | null;
}

/** What the browser remembers of a plan change, and what time it is: milliseconds since the epoch. */
export interface RecalledUpgrade {
  readonly upgrade: PendingUpgrade | null;
  readonly at: number;
}

export type PaymentPollingEvent =
  | { readonly type: 'pupil.recheckRequested' }
  /** The tab is visible or has the focus again. */
  | { readonly type: 'page.returned' };

export type PaymentPollingEmitted =
  | { readonly type: 'payment.confirmed'; readonly subscription: Subscription }
  | { readonly type: 'upgrade.forgotten'; readonly userId: string | null };
