import { assign, emit, raise, setup } from 'xstate';
import type { SessionOutcome } from '#domain/identity/session/session.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import { canResume, subscriptionStatus, untilNextLook, type SubscriptionStatus } from './subscription-status.rules.ts';
import type {
  SubscriptionReading,
  SubscriptionStatusContext,
  SubscriptionStatusEmitted,
  SubscriptionStatusEvent,
} from './subscription-status.types.ts';

export const UNKNOWN: SubscriptionStatusContext = {
  isLoggedIn: false,
  subscription: null,
  readAt: 0,
  resumption: null,
  failure: null,
};

export const subscriptionStatuses = setup({
  types: {
    context: {} as SubscriptionStatusContext,
    events: {} as SubscriptionStatusEvent,
    emitted: {} as SubscriptionStatusEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    fetchSubscription: actorSlot<SubscriptionReading>('fetchSubscription'),
    resumeSubscription: actorSlot<void, Keyed<null>>('resumeSubscription'),
  },
  delays: { nextLook: ({ context }) => untilNextLook(context.subscription, context.readAt) },
  guards: {
    isOutcome: (_, { heard, wanted }: { readonly heard: SessionOutcome; readonly wanted: SessionOutcome }) =>
      heard === wanted,
    isStatus: ({ context }, status: SubscriptionStatus) => subscriptionStatus(context.subscription) === status,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    canResume: ({ context }) => context.isLoggedIn && canResume(context.subscription),
    isConflict: (_, code: FailureCode) => code === 'request/conflict',
  },
  actions: {
    meetPupil: assign({ isLoggedIn: true }),
    adoptReading: assign((_, { subscription, readAt }: SubscriptionReading) => ({
      isLoggedIn: true,
      subscription,
      readAt,
      failure: null,
    })),
    decideAnew: raise({ type: 'subscription.learned' }),
    lookAgain: raise({ type: 'subscription.refreshRequested' }),
    orderResumption: assign(({ context }, idempotencyKey: string) => ({
      resumption: keyed(context.resumption, null, idempotencyKey),
      failure: null,
    })),
    forgetOrder: assign({ resumption: null }),
    noteFailure: assign(failureNoted),
    forget: assign(UNKNOWN),
    announceChange: emit(({ context }): SubscriptionStatusEmitted => ({
      type: 'subscription.changed',
      subscription: context.subscription,
    })),
    announceResumption: emit({ type: 'subscription.resumed' }),
  },
});
