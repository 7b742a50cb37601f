import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { FAILURE_DISPLAY, IDENTITY_WAIT, isAtWork, isRefusal } from './session.rules.ts';
import type {
  CachedSession,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionOutcome,
} from './session.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

export const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    watchIdentity: listenerSlot('watchIdentity'),
    recallSession: actorSlot<CachedSession | null, AuthUser>('recallSession'),
    findUser: actorSlot<User | null, string>('findUser'),
    fetchSubscription: actorSlot<Subscription | null>('fetchSubscription'),
    signOut: actorSlot<void>('signOut'),
  },
  delays: { identityWait: IDENTITY_WAIT, failureDisplay: FAILURE_DISPLAY },
  guards: {
    isNobody: (_, person: AuthUser | null) => person === null,
    isSamePerson: ({ context }, person: AuthUser | null) => person?.uid === context.person?.uid,
    hasMemory: (_, cached: CachedSession | null) => cached !== null,
    isRegistered: (_, user: User | null) => user !== null,
    isDeleted: (_, code: FailureCode) => code === 'session/account-deleted',
    isRefused: (_, code: FailureCode) => isRefusal(code),
    isAtWork: ({ context }) => isAtWork(context),
    isExpiredAtWork: ({ context }, code: FailureCode) => isAtWork(context) && code === 'session/expired',
    hasUser: ({ context }) => context.user !== null,
    hasFailure: ({ context }) => context.failure !== null,
  },
  actions: {
    setPerson: assign({ person: (_, person: AuthUser | null) => person }),
    recall: assign((_, { user, subscription }: CachedSession) => ({ user, subscription, isRemembered: true })),
    adoptUser: assign({ user: (_, user: User | null) => user, isRemembered: false }),
    adoptSubscription: assign({ subscription: (_, subscription: Subscription | null) => subscription }),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
    forgetUser: assign({ user: null, subscription: null, isRemembered: false }),
    forgetPerson: assign({ person: null, user: null, subscription: null, isRemembered: false }),
    announceEnd: emit((_, reason: SessionEnd): SessionEmitted => ({ type: 'session.ended', reason })),
    announceEstablished: emit(({ context }): SessionEmitted => ({
      type: 'session.established',
      user: context.user!,
      subscription: context.subscription,
      isRemembered: context.isRemembered,
    })),
    announceRecall: emit((_, { trial }: CachedSession): SessionEmitted => ({ type: 'session.recalled', trial })),
    announceExpiry: emit(({ context }): SessionEmitted => ({ type: 'session.expired', person: context.person! })),
    announceRenewal: emit({ type: 'session.renewed' }),
    announceDeletion: emit({ type: 'session.accountDeleted' }),
    announceSettled: emit(({ context }, outcome: SessionOutcome): SessionEmitted => ({
      type: 'session.settled',
      outcome,
      person: context.person!,
    })),
  },
});
