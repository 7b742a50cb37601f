import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

/** What the server said of the subscription, and when; milliseconds since the epoch. */
export interface SubscriptionReading {
  readonly subscription: Subscription | null;
  readonly readAt: number;
}

export interface SubscriptionStatusContext extends SubscriptionReading {
  readonly isLoggedIn: boolean;
  /** A resumption on its way, or one that was lost on it. */
  readonly resumption: Keyed<null> | null;
  readonly failure: FailureCode | null;
}

export type SubscriptionStatusEvent =
  | ({ readonly type: 'session.established' } & SubscriptionReading)
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome }
  | { readonly type: 'session.ended' }
  | { readonly type: 'subscription.refreshRequested' }
  | { readonly type: 'subscription.learned' }
  | { readonly type: 'pupil.subscriptionResumed'; readonly idempotencyKey: string };

export type SubscriptionStatusEmitted =
  | { readonly type: 'subscription.changed'; readonly subscription: Subscription | null }
  | { readonly type: 'subscription.resumed' };
