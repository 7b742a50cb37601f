import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

/** S1 §3. */
export type CancellationReason =
  'za_drogie' | 'nie_korzystam' | 'brak_czasu' | 'problemy_techniczne' | 'przechodze_na_konkurencje' | 'inne';

export interface Cancellation {
  /** At least one. */
  readonly reasons: readonly CancellationReason[];
  readonly comment: string | null;
}

export interface CancelSubscriptionContext {
  readonly reasons: readonly CancellationReason[];
  readonly comment: string;
  /** A cancellation on its way, or one that was lost on it. */
  readonly order: Keyed<Cancellation> | null;
  readonly failure: FailureCode | null;
}

export type CancelSubscriptionEvent =
  /** `at` is in milliseconds since the epoch. */
  | { readonly type: 'pupil.cancellationRequested'; readonly subscription: Subscription | null; readonly at: number }
  | { readonly type: 'pupil.reasonPressed'; readonly reason: CancellationReason }
  | { readonly type: 'pupil.commentChanged'; readonly text: string }
  | { readonly type: 'pupil.cancellationSubmitted'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.dialogClosed' };

export type CancelSubscriptionEmitted = { readonly type: 'subscription.cancelled' };
