import type { KnownSubscription, Subscription } from '#domain/entitlement/subscription.types.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import type { Expectation } from './subscription-status.rules.ts';

/** What the session has told of the subscription, and when; milliseconds since the epoch. */
export interface SubscriptionReading {
  readonly subscription: Subscription | null;
  readonly readAt: number;
}

export interface SubscriptionStatusContext extends SubscriptionReading {
  readonly isLoggedIn: boolean;
  /** A resumption on its way, or one that was lost on it. */
  readonly resumption: Keyed<null> | null;
  /** What was ordered and is not confirmed yet. */
  readonly expected: Expectation | null;
  /** How often it is still asked for. */
  readonly looksLeft: number;
  readonly failure: FailureCode | null;
}

export type SubscriptionStatusEvent =
  | {
      readonly type: 'session.established';
      readonly subscription: KnownSubscription;
      readonly readAt: number;
    }
  | { readonly type: 'session.settled'; readonly outcome: SessionOutcome }
  | { readonly type: 'session.nobodyFound' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'subscription.refreshRequested' }
  /** The server has taken a cancellation. */
  | { readonly type: 'subscription.cancelled' }
  /** The server has taken a resumption. */
  | { readonly type: 'subscription.resumed' }
  | { readonly type: 'pupil.subscriptionResumed'; readonly idempotencyKey: string };

/** The session is to read the plan anew. */
export interface SubscriptionStatusEmitted {
  readonly type: 'subscription.lookNeeded';
}
