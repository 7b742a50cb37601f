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
  speaksOfUpgrade,
  upgradeToConfirm,
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
    fetchSubscription: actorSlot<Subscription | null>('fetchSubscription'),
  },
  delays: { pollInterval: POLL_INTERVAL },
  guards: {
    hasPurchaseToConfirm: ({ context }) => context.sessionId !== null || speaksOfUpgrade(context),
    hasAttemptsLeft: ({ context }) => context.attempt < POLL_ATTEMPTS,
    isPaid: ({ context }, subscription: Subscription | null) => isPaid(subscription, context.upgrade),
    isHopeless: (_, code: FailureCode) => isHopeless(code),
  },
  actions: {
    adoptUpgrade: assign({ upgrade: (_, recalled: RecalledUpgrade) => upgradeToConfirm(recalled) }),
    adoptSubscription: assign({ subscription: (_, subscription: Subscription | null) => subscription }),
    beginGo: assign({ attempt: 1, failure: null }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteFailure: assign(failureNoted),
    announcePayment: emit(({ context }): PaymentPollingEmitted => ({
      type: 'payment.confirmed',
      subscription: context.subscription!,
    })),
    forgetUpgrade: emit(({ context }): PaymentPollingEmitted => ({
      type: 'upgrade.forgotten',
      userId: context.userId,
    })),
  },
});
