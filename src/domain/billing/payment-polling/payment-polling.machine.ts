import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
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

const paymentPolling = setup({
  types: {
    context: {} as PaymentPollingContext,
    input: {} as PaymentPollingInput,
    events: {} as PaymentPollingEvent,
    emitted: {} as PaymentPollingEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
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
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
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

const recalling = paymentPolling.createStateConfig({
  description: 'We look for the plan change that was ordered in this browser.',
  tags: 'busy',
  invoke: {
    id: 'recallUpgrade',
    src: 'recallUpgrade',
    input: ({ context }) => context.userId,
    onDone: { target: 'deciding', actions: { type: 'adoptUpgrade', params: ({ event }) => event.output } },
    onError: 'deciding',
  },
});

const checking = paymentPolling.createStateConfig({
  description: 'We ask the server whether the plan is active yet.',
  tags: 'busy',
  invoke: {
    id: 'fetchSubscription',
    src: 'fetchSubscription',
    onDone: [
      {
        guard: { type: 'isPaid', params: ({ event }) => event.output },
        target: 'success',
        actions: { type: 'adoptSubscription', params: ({ event }) => event.output },
        meta: { note: 'Welcome, or „the plan was changed”; a change counts only when the plan is the wanted one.' },
      },
      { guard: 'hasAttemptsLeft', target: 'waiting' },
      { target: 'timeout' },
    ],
    onError: [
      {
        guard: { type: 'isHopeless', params: ({ event }) => failureOf(event.error).code },
        target: 'error',
        actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        meta: { note: 'The session is over; asking on would bring the same answer.' },
      },
      { guard: 'hasAttemptsLeft', target: 'waiting', meta: { note: 'A lost answer is no answer: we ask again.' } },
      { target: 'error', actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code } },
    ],
  },
});

export const paymentPollingMachine = paymentPolling.createMachine({
  id: 'paymentPolling',
  description:
    'A pupil returns from the payment, or has just changed the plan; we ask, every two seconds and at most fifteen times, whether the plan is theirs yet. ' +
    'What the payment provider or the address says does not count, only the current subscription. When it takes longer, the pupil may leave or ask again.',
  meta: {
    source: ['S2 §2 Payment success', 'S2 §4 Payment success polling', 'S2 §8 Payment success screen', 'S2 §9', 'R4'],
  },
  context: ({ input }) => ({ ...input, upgrade: null, attempt: 0, subscription: null, failure: null }),
  initial: 'recalling',
  states: {
    recalling,
    deciding: {
      description: 'Is there anything to confirm?',
      always: [
        { guard: 'hasPurchaseToConfirm', target: 'checking', actions: 'beginGo' },
        { target: 'error', meta: { note: 'Neither a checkout nor a plan change: there is nothing to ask for.' } },
      ],
    },
    checking,
    waiting: {
      description: 'We wait before we ask again.',
      tags: 'busy',
      on: {
        'page.returned': {
          target: 'checking',
          meta: { note: 'Who comes back to the tab is not kept waiting; this look is not counted.' },
        },
      },
      after: { pollInterval: { target: 'checking', actions: 'countAttempt' } },
    },
    success: {
      description: 'The plan is active.',
      entry: ['announcePayment', 'forgetUpgrade'],
    },
    timeout: {
      description: 'The payment is accepted, and its processing takes longer than we ask; the page may be closed.',
      on: {
        'pupil.recheckRequested': 'deciding',
        'page.returned': { target: 'deciding', meta: { note: 'Minutes later the plan may be active.' } },
      },
    },
    error: {
      description: 'We could not find out.',
      on: { 'pupil.recheckRequested': 'deciding' },
    },
  },
});
