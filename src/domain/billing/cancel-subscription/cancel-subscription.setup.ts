import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import {
  CANCELLATION_COMMENT_MAX_LENGTH,
  CANCELLATION_SUCCESS_DISPLAY,
  cancellationOf,
  toggledReasons,
} from './cancel-subscription.rules.ts';
import type {
  Cancellation,
  CancellationReason,
  CancelSubscriptionContext,
  CancelSubscriptionEmitted,
  CancelSubscriptionEvent,
} from './cancel-subscription.types.ts';
import { cancellationRefusal } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

export const EMPTY: CancelSubscriptionContext = { reasons: [], comment: '', order: null, failure: null };

interface Request {
  readonly subscription: Subscription | null;
  readonly at: number;
}

export const cancelSubscription = setup({
  types: {
    context: {} as CancelSubscriptionContext,
    events: {} as CancelSubscriptionEvent,
    emitted: {} as CancelSubscriptionEmitted,
    tags: {} as 'busy' | 'open',
    meta: {} as MachineMeta,
  },
  actors: { cancelSubscription: actorSlot<void, Keyed<Cancellation>>('cancelSubscription') },
  delays: { successDisplay: CANCELLATION_SUCCESS_DISPLAY },
  guards: {
    isRefused: (_, { subscription, at }: Request) => cancellationRefusal(subscription, at) !== null,
    hasReason: ({ context }) => context.reasons.length > 0,
    isCancelledAlready: (_, code: FailureCode) =>
      code === 'subscription/already-cancelled' || code === 'request/conflict',
  },
  actions: {
    noteRefusal: assign({ failure: (_, { subscription, at }: Request) => cancellationRefusal(subscription, at) }),
    press: assign(({ context }, reason: CancellationReason) => ({
      reasons: toggledReasons(context.reasons, reason),
      failure: null,
    })),
    type: assign({ comment: (_, text: string) => text.slice(0, CANCELLATION_COMMENT_MAX_LENGTH) }),
    order: assign(({ context }, idempotencyKey: string) => ({
      order: keyed(context.order, cancellationOf(context), idempotencyKey),
      failure: null,
    })),
    noteFailure: assign(failureNoted),
    forget: assign(EMPTY),
    announceCancellation: emit({ type: 'subscription.cancelled' }),
  },
});
