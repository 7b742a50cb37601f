import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  isHopeless,
  isPaid,
  POLL_ATTEMPTS,
  POLL_INTERVAL,
  POLL_TIMEOUT,
  speaksOfUpgrade,
  upgradeTarget,
} from './payment-polling.rules.ts';
import type {
  PaymentPollingContext,
  PaymentPollingEmitted,
  PaymentPollingEvent,
  PaymentPollingInput,
  RecalledUpgrade,
} from './payment-polling.types.ts';

export const paymentPolling = setup({
  types: {
    context: {} as PaymentPollingContext,
    input: {} as PaymentPollingInput,
    events: {} as PaymentPollingEvent,
    emitted: {} as PaymentPollingEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    recallUpgrade: actorSlot<RecalledUpgrade, string | null>('recallUpgrade'),
    /** One call: the polling is the retry (D24). */
    lookAtSubscription: actorSlot<Subscription | null>('lookAtSubscription'),
    /** Nothing is pending any more for this user. */
    forgetOrders: actorSlot<void, string | null>('forgetOrders'),
  },
  delays: { pollInterval: POLL_INTERVAL, pollTimeout: POLL_TIMEOUT },
  guards: {
    hasPurchaseToConfirm: ({ context }) => context.sessionId !== null || speaksOfUpgrade(context),
    hasAttemptsLeft: ({ context }) => context.attempt < POLL_ATTEMPTS,
    isPaid: ({ context }, subscription: Subscription | null) => isPaid(subscription, context.target),
    isHopeless: (_, code: FailureCode) => isHopeless(code),
  },
  actions: {
    aim: assign({ target: ({ context }, upgrade: RecalledUpgrade) => upgradeTarget(context, upgrade) }),
    adoptSubscription: assign({ subscription: (_, subscription: Subscription | null) => subscription }),
    beginGo: assign({ attempt: 1, failure: null }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteFailure: assign(failureNoted),
    announcePayment: emit(({ context }): PaymentPollingEmitted => ({
      type: 'payment.confirmed',
      subscription: context.subscription!,
    })),
  },
});
