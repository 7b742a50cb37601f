import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import {
  IDENTITY_WAIT,
  isAtWork,
  isRefusal,
  NOTHING_KNOWN,
  SESSION_CACHE_LIFETIME,
  SIGN_OUT_TIMEOUT,
} from './session.rules.ts';
import type {
  LatestSession,
  RecalledSession,
  SessionContext,
  SessionEmitted,
  SessionEnd,
  SessionEvent,
  SessionFailure,
  SessionOutcome,
} from './session.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import type { MachineMeta } from '#domain/shared/machine.ts';

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
    recallLatest: actorSlot<LatestSession>('recallLatest'),
    recallSession: actorSlot<RecalledSession | null, AuthUser>('recallSession'),
    findUser: actorSlot<User | null, string>('findUser'),
    fetchSubscription: actorSlot<Subscription | null>('fetchSubscription'),
    signOut: actorSlot<void>('signOut'),
  },
  delays: {
    identityWait: IDENTITY_WAIT,
    memoryLifetime: SESSION_CACHE_LIFETIME,
    signOutTimeout: SIGN_OUT_TIMEOUT,
  },
  guards: {
    isNobody: (_, person: AuthUser | null) => person === null,
    isSamePerson: ({ context }, person: AuthUser | null) => person?.uid === context.person?.uid,
    isRememberedPerson: ({ context }, person: AuthUser | null) => person?.uid === context.user?.id,
    hasMemory: (_, recalled: RecalledSession | null) => recalled !== null,
    isNothingKept: (_, { isNothingKept }: LatestSession) => isNothingKept,
    isRegistered: (_, user: User | null) => user !== null,
    isDeleted: (_, code: FailureCode) => code === 'session/account-deleted',
    isRefused: (_, code: FailureCode) => isRefusal(code),
    isAtWork: ({ context }) => isAtWork(context),
    isExpiredAtWork: ({ context }, code: FailureCode) => isAtWork(context) && code === 'session/expired',
    isServing: ({ context: { user, isRemembered, isRecent } }) => user !== null && (!isRemembered || isRecent),
  },
  actions: {
    setPerson: assign({ person: (_, person: AuthUser | null) => person }),
    recall: assign((_, { user, subscription, isRecent }: RecalledSession) => ({
      user,
      subscription,
      isRemembered: true,
      isPlanRemembered: true,
      isRecent,
    })),
    adoptUser: assign({ user: (_, user: User | null) => user, isRemembered: false }),
    adoptSubscription: assign({
      subscription: (_, subscription: Subscription | null) => subscription,
      isPlanRemembered: false,
    }),
    /** What was asked anew and not answered may have changed: a plan that is known goes on serving, its absence does not go on refusing. */
    doubtAbsentPlan: assign(({ context: { subscription } }) =>
      subscription === null ? { subscription: 'unknown' as const, isPlanRemembered: false } : {},
    ),
    forgetUser: assign(NOTHING_KNOWN),
    adoptNoUser: assign({ ...NOTHING_KNOWN, subscription: null }),
    forgetPerson: assign({ ...NOTHING_KNOWN, person: null }),
    announceEnd: emit((_, reason: SessionEnd): SessionEmitted => ({ type: 'session.ended', reason })),
    announceEstablished: emit(({ context }): SessionEmitted => ({
      type: 'session.established',
      user: context.user!,
      subscription: context.subscription,
      isRemembered: context.isRemembered || context.isPlanRemembered,
    })),
    announceUser: emit(({ context }): SessionEmitted => ({ type: 'session.userFound', user: context.user! })),
    announceRecall: emit((_, { trial, isRecent }: RecalledSession): SessionEmitted => ({
      type: 'session.recalled',
      trial: isRecent ? trial : null,
    })),
    announceExpiry: emit(({ context }): SessionEmitted => ({ type: 'session.expired', person: context.person! })),
    announceFailure: emit((_, of: SessionFailure): SessionEmitted => ({ type: 'session.failed', of })),
    announceNobody: emit({ type: 'session.nobodyFound' }),
    announceRenewal: emit({ type: 'session.renewed' }),
    announceDeletion: emit({ type: 'session.accountDeleted' }),
    announceSettled: emit(({ context }, outcome: SessionOutcome): SessionEmitted => ({
      type: 'session.settled',
      outcome,
      person: context.person!,
    })),
  },
});

interface IdentityChange {
  readonly event: Extract<SessionEvent, { readonly type: 'identity.changed' }>;
}

/** The identity service cannot be reached: nobody is signed out by that, and it is told. */
export const withoutIdentity = { actions: { type: 'announceFailure', params: 'identity' } } as const;

/** The identity service cannot be reached before it has said who is here. */
export const withoutAnswer = {
  actions: [{ type: 'announceFailure', params: 'identity' }, 'announceNobody'],
  meta: { note: 'Without an identity service the page goes on as for a visitor, and says so.' },
} as const;

/** What the identity service says to whoever waits to know who is here. */
export const identification = {
  'identity.changed': [
    {
      guard: { type: 'isNobody', params: ({ event }: IdentityChange) => event.person },
      target: 'unauthenticated',
      actions: 'announceNobody',
    },
    {
      target: 'authenticated',
      actions: { type: 'setPerson', params: ({ event }: IdentityChange) => event.person },
    },
  ],
} as const;

/** The identity service says that nobody is here any longer. */
export const loggedOutElsewhere = {
  guard: { type: 'isNobody', params: ({ event }: IdentityChange) => event.person },
  target: 'unauthenticated',
  actions: ['forgetPerson', { type: 'announceEnd', params: 'followed' }],
  meta: { note: 'They have logged out elsewhere, as in another tab.' },
} as const;

/** The identity service names another person than the one who was here. */
export const takenOver = {
  target: 'authenticated',
  actions: [
    'forgetPerson',
    { type: 'announceEnd', params: 'left' },
    { type: 'setPerson', params: ({ event }: IdentityChange) => event.person },
  ],
  meta: { note: 'Another person took over: nothing of the first one stays.' },
} as const;

/** The login is no longer accepted, and it is told. */
export const refusing = [
  { type: 'announceEnd', params: 'refused' },
  { type: 'announceFailure', params: 'login' },
] as const;

export const askingAnew = {
  target: 'loadingUser',
  reenter: true,
  meta: { note: 'An answer on its way may be older than what just happened.' },
} as const;
