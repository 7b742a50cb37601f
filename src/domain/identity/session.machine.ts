import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/access/subscription.types.ts';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { FAILURE_DISPLAY, IDENTITY_WAIT, isRefusal } from './session.rules.ts';
import type { CachedSession, SessionContext, SessionEmitted, SessionEnd, SessionEvent, SessionOutcome } from './session.types.ts';
import type { AuthUser, User } from './user.types.ts';

const session = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly story?: string; readonly source?: readonly string[] },
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
    isRemembered: (_, cached: CachedSession | null) => cached !== null,
    isRegistered: (_, user: User | null) => user !== null,
    isRefused: (_, code: FailureCode) => isRefusal(code),
    hasUser: ({ context }) => context.user !== null,
    hasFailure: ({ context }) => context.failure !== null,
  },
  actions: {
    meet: assign({ person: (_, person: AuthUser | null) => person }),
    recall: assign((_, cached: CachedSession | null) => (cached === null ? {} : { user: cached.user, subscription: cached.subscription })),
    adoptUser: assign({ user: (_, user: User | null) => user }),
    adoptSubscription: assign({ subscription: (_, subscription: Subscription | null) => subscription }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    forgetFailure: assign({ failure: null }),
    forgetUser: assign({ user: null, subscription: null }),
    forgetPerson: assign({ person: null, user: null, subscription: null }),
    announceEnd: emit((_, reason: SessionEnd): SessionEmitted => ({ type: 'session.ended', reason })),
    announceEstablished: emit(({ context }): SessionEmitted => ({ type: 'session.established', user: context.user!, subscription: context.subscription })),
    announceSettled: emit(({ context }, outcome: SessionOutcome): SessionEmitted => ({ type: 'session.settled', outcome, person: context.person! })),
  },
});

const identifying = session.createStateConfig({
  description: 'The identity service has not said yet who is here.',
  tags: 'busy',
  on: {
    'identity.changed': [
      { guard: { type: 'isNobody', params: ({ event }) => event.person }, target: 'unauthenticated' },
      { target: 'authenticated', actions: { type: 'meet', params: ({ event }) => event.person } },
    ],
  },
  after: { identityWait: { target: 'unauthenticated', meta: { story: 'A silent identity service must not keep the page waiting.' } } },
});

const unauthenticated = session.createStateConfig({
  description: 'Nobody is signed in.',
  on: {
    'identity.changed': [
      { guard: { type: 'isNobody', params: ({ event }) => event.person } },
      { target: 'authenticated', actions: { type: 'meet', params: ({ event }) => event.person } },
    ],
  },
});

const recalling = session.createStateConfig({
  description: 'We look for what was remembered of this person less than five minutes ago.',
  tags: 'busy',
  invoke: {
    id: 'recallSession',
    src: 'recallSession',
    input: ({ context }) => context.person!,
    onDone: { target: 'loadingUser', actions: { type: 'recall', params: ({ event }) => event.output }, meta: { story: 'What is remembered shows at once and is refreshed behind.' } },
    onError: 'loadingUser',
  },
});

const loadingUser = session.createStateConfig({
  description: 'We ask the backend for this user.',
  tags: 'busy',
  invoke: {
    id: 'findUser',
    src: 'findUser',
    input: ({ context }) => context.person!.uid,
    onDone: [
      {
        guard: { type: 'isRegistered', params: ({ event }) => event.output },
        target: 'loadingSubscription',
        actions: { type: 'adoptUser', params: ({ event }) => event.output },
      },
      { target: 'unregistered', actions: 'forgetUser' },
    ],
    onError: [
      {
        guard: { type: 'isRefused', params: ({ event }) => failureOf(event.error).code },
        target: '#session.account.signingOut',
        actions: ['forgetUser', { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code }, { type: 'announceEnd', params: 'refused' }],
        meta: { story: 'The backend refuses this person: everything remembered is cleared.' },
      },
      {
        guard: 'hasUser',
        target: 'registered',
        actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        meta: { story: 'The backend is away; what we remember goes on serving.' },
      },
      { target: 'unavailable', actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code } },
    ],
  },
});

const loadingSubscription = session.createStateConfig({
  description: 'The user is known; we ask for the plan.',
  tags: 'busy',
  invoke: {
    id: 'fetchSubscription',
    src: 'fetchSubscription',
    onDone: { target: 'registered', actions: { type: 'adoptSubscription', params: ({ event }) => event.output } },
    onError: { target: 'registered', actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code } },
  },
});

const authenticated = session.createStateConfig({
  description: 'Somebody is signed in.',
  initial: 'recalling',
  on: {
    'identity.changed': [
      { guard: { type: 'isNobody', params: ({ event }) => event.person }, target: 'unauthenticated', actions: ['forgetPerson', { type: 'announceEnd', params: 'left' }] },
      { guard: { type: 'isSamePerson', params: ({ event }) => event.person }, actions: { type: 'meet', params: ({ event }) => event.person } },
      {
        target: 'authenticated',
        actions: ['forgetPerson', { type: 'announceEnd', params: 'left' }, { type: 'meet', params: ({ event }) => event.person }],
        meta: { story: 'Another person took over: nothing of the first one stays.' },
      },
    ],
    'pupil.loggedOut': { target: 'signingOut', actions: { type: 'announceEnd', params: 'left' } },
  },
  states: {
    recalling,
    loadingUser,
    loadingSubscription,
    registered: {
      description: 'The user and their plan are known.',
      entry: ['announceEstablished', { type: 'announceSettled', params: 'established' }],
      on: { 'session.refreshRequested': 'loadingUser' },
    },
    unregistered: {
      description: 'Signed in, but the backend does not know this person yet: the registration is to be completed.',
      entry: { type: 'announceSettled', params: 'unregistered' },
      on: { 'session.refreshRequested': 'loadingUser' },
    },
    unavailable: {
      description: 'Signed in, but the backend is away.',
      entry: { type: 'announceSettled', params: 'unavailable' },
      on: { 'session.refreshRequested': 'loadingUser' },
    },
  },
});

const signingOut = session.createStateConfig({
  description: 'We take leave of the identity service.',
  tags: 'busy',
  exit: 'forgetPerson',
  invoke: { id: 'signOut', src: 'signOut', onDone: 'unauthenticated', onError: 'unauthenticated' },
});

export const sessionMachine = session.createMachine({
  id: 'session',
  description: 'Who is here, and what the backend knows of them.',
  meta: { source: ['S1 §4 Auth state', 'S1 §8', 'S1 §9'] },
  context: { person: null, user: null, subscription: null, failure: null },
  type: 'parallel',
  invoke: {
    id: 'watchIdentity',
    src: 'watchIdentity',
    onError: { actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code }, meta: { story: 'Without an identity service the page goes on as for a visitor.' } },
  },
  states: {
    account: {
      description: 'The person and their user.',
      initial: 'identifying',
      states: { identifying, unauthenticated, authenticated, signingOut },
    },
    notice: {
      description: 'The error text of the user store.',
      initial: 'hidden',
      states: {
        hidden: { description: 'Nothing to say.', always: { guard: 'hasFailure', target: 'shown' } },
        shown: {
          description: 'The text stays five seconds.',
          after: { failureDisplay: { target: 'hidden', actions: 'forgetFailure' } },
        },
      },
    },
  },
});
