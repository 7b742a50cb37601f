import { assign, emit, raise, setup } from 'xstate';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import {
  canResume,
  CONFIRMATION_INTERVAL,
  CONFIRMATION_LOOKS,
  isUnconfirmed,
  LOOK_TIMEOUT,
  PLAN_UPDATE_DISPLAY,
  subscriptionStatus,
  untilNextLook,
  type Expectation,
  type SubscriptionStatus,
} from './subscription-status.rules.ts';
import type {
  SubscriptionStatusContext,
  SubscriptionStatusEmitted,
  SubscriptionStatusEvent,
} from './subscription-status.types.ts';

export const UNKNOWN: SubscriptionStatusContext = {
  isLoggedIn: false,
  subscription: null,
  readAt: 0,
  resumption: null,
  expected: null,
  looksLeft: 0,
  failure: null,
};

interface Reading {
  readonly subscription: KnownSubscription;
  readonly readAt: number;
}

export const subscriptionStatuses = setup({
  types: {
    context: {} as SubscriptionStatusContext,
    events: {} as SubscriptionStatusEvent,
    emitted: {} as SubscriptionStatusEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: { resumeSubscription: actorSlot<void, Keyed<null>>('resumeSubscription') },
  delays: {
    nextLook: ({ context }) => untilNextLook(context.subscription, context.readAt),
    confirmationInterval: CONFIRMATION_INTERVAL,
    lookTimeout: LOOK_TIMEOUT,
    updateDisplay: PLAN_UPDATE_DISPLAY,
  },
  guards: {
    isUnavailable: (_, outcome: SessionOutcome) => outcome === 'unavailable',
    isUnregistered: (_, outcome: SessionOutcome) => outcome === 'unregistered',
    isStatus: ({ context }, status: SubscriptionStatus) => subscriptionStatus(context.subscription) === status,
    isUnread: (_, subscription: KnownSubscription) => subscription === 'unknown',
    isUnconfirmed: ({ context }, subscription: KnownSubscription) =>
      context.looksLeft > 0 && isUnconfirmed(context.expected, subscription),
    isLoggedIn: ({ context }) => context.isLoggedIn,
    canResume: ({ context }) => context.isLoggedIn && canResume(context.subscription),
    isConflict: (_, code: FailureCode) => code === 'request/conflict',
  },
  actions: {
    setLoggedIn: assign({ isLoggedIn: true }),
    adoptReading: assign((_, { subscription, readAt }: Reading) => ({
      isLoggedIn: true,
      subscription: subscription === 'unknown' ? null : subscription,
      readAt,
      failure: null,
    })),
    lookAgain: raise({ type: 'subscription.refreshRequested' }),
    askForLook: emit({ type: 'subscription.lookNeeded' }),
    expect: assign((_, expected: Expectation) => ({ expected, looksLeft: CONFIRMATION_LOOKS, failure: null })),
    countLook: assign({ looksLeft: ({ context }) => context.looksLeft - 1 }),
    forgetExpectation: assign({ expected: null, looksLeft: 0 }),
    orderResumption: assign(({ context }, idempotencyKey: string) => ({
      resumption: keyed(context.resumption, null, idempotencyKey),
      failure: null,
    })),
    forgetOrder: assign({ resumption: null }),
    noteFailure: assign(failureNoted),
    forget: assign(UNKNOWN),
    announceResumption: raise({ type: 'subscription.resumed' }),
  },
});
