import { assign, emit, setup } from 'xstate';
import { isRedirectLoop, withRedirect } from '#domain/resilience/redirect-history.rules.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import {
  AUTH_POLL_INTERVAL,
  AUTH_WAIT,
  isMismatched,
  isProfileRedirectRepeated,
  obstacleIn,
} from './navigation-guard.rules.ts';
import type {
  NavigationGuardContext,
  NavigationGuardEmitted,
  NavigationGuardEvent,
  NavigationGuardInput,
  NavigationPattern,
  Reconciliation,
  AccessContext,
} from './navigation-guard.types.ts';
import { needsOf, REDIRECT_TARGET, type Need } from '#domain/access/routes.rules.ts';

const HOME = '/';

interface Request {
  readonly path: string;
  readonly at: number;
  readonly isByPupil: boolean;
}

const navigationGuard = setup({
  types: {
    context: {} as NavigationGuardContext,
    input: {} as NavigationGuardInput,
    events: {} as NavigationGuardEvent,
    emitted: {} as NavigationGuardEmitted,
    tags: {} as 'busy',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: {
    readAccessContext: actorSlot<AccessContext>('readAccessContext'),
    reconcile: actorSlot<Reconciliation>('reconcile'),
    reloadUser: actorSlot<void>('reloadUser'),
  },
  delays: { authWait: AUTH_WAIT, authPollInterval: AUTH_POLL_INTERVAL },
  guards: {
    isLoop: ({ context }) => isRedirectLoop(context.redirects, context.at),
    isLoopAtHome: ({ context }) => context.path === HOME && isRedirectLoop(context.redirects, context.at),
    isPublic: ({ context }) => needsOf(context.path, context.routes).length === 0,
    isKnown: (_, { isLoading }: AccessContext) => !isLoading,
    isMismatched: ({ context }) => context.access !== null && isMismatched(context.access),
    isMismatchedStill: ({ context }) => context.isReconciled && context.access !== null && isMismatched(context.access),
    isRetryAdvised: (_, { isRetryAdvised }: Reconciliation) => isRetryAdvised,
    lacks: ({ context }, need: Need) => {
      const obstacle = obstacleIn(context);
      return obstacle?.need === need && obstacle.verdict === 'unmet';
    },
    lacksProfileAgain: ({ context }) => {
      const obstacle = obstacleIn(context);
      return obstacle?.need === 'profile' && obstacle.verdict === 'unmet' && isProfileRedirectRepeated(context);
    },
    isProfileUnknown: ({ context }) => obstacleIn(context)?.need === 'profile',
    isUndecided: ({ context }) => obstacleIn(context) !== null,
    needsLogin: ({ context }) => needsOf(context.path, context.routes).includes('login'),
  },
  actions: {
    adoptRequest: assign((_, { path, at }: Request) => ({
      path,
      at,
      access: null,
      isReconciled: false,
      failure: null,
    })),
    beginChain: assign(({ context }, { isByPupil }: Request) =>
      isByPupil ? { redirects: [], lastProfileRedirect: null } : { redirects: context.redirects },
    ),
    beginAnew: assign({ access: null, isReconciled: false, failure: null }),
    adoptAccess: assign({ access: (_, access: AccessContext) => access }),
    markReconciled: assign({ isReconciled: true }),
    recordRedirect: assign(({ context }, need: Need) => ({
      redirects: withRedirect(context.redirects, { path: REDIRECT_TARGET[need], timestamp: context.at }),
      lastProfileRedirect:
        need === 'profile' ? { from: context.path, to: REDIRECT_TARGET.profile } : context.lastProfileRedirect,
    })),
    clearHistory: assign({ redirects: [], lastProfileRedirect: null }),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    announceLoop: emit(({ context }): NavigationGuardEmitted => ({
      type: 'navigation.loopDetected',
      redirects: context.redirects,
      at: context.at,
    })),
    leadHome: emit(({ context }): NavigationGuardEmitted => ({
      type: 'navigation.redirected',
      from: context.path,
      to: HOME,
      reason: 'loop',
    })),
    leadAway: emit(({ context }, need: Need): NavigationGuardEmitted => ({
      type: 'navigation.redirected',
      from: context.path,
      to: REDIRECT_TARGET[need],
      reason: need,
    })),
    report: emit(({ context }, pattern: NavigationPattern): NavigationGuardEmitted => ({
      type: 'navigation.patternFound',
      pattern,
      path: context.path,
      at: context.at,
    })),
  },
});

const leadAwayFor = <const N extends Need>(need: N) =>
  [
    { type: 'recordRedirect', params: need },
    { type: 'leadAway', params: need },
  ] as const;

const failing = {
  target: '#navigationGuard.failed',
  actions: { type: 'noteFailure', params: ({ event }: { event: { error: unknown } }) => failureOf(event.error).code },
} as const;

const detectingLoop = navigationGuard.createStateConfig({
  description: 'Has the product led to one and the same place too often?',
  always: [
    { guard: 'isLoopAtHome', target: 'admitted', actions: ['announceLoop', 'clearHistory'] },
    {
      guard: 'isLoop',
      target: 'redirected',
      actions: ['announceLoop', 'clearHistory', 'leadHome'],
      meta: { note: 'The history is cleared, the recovery is told, and the pupil goes home.' },
    },
    { guard: 'isPublic', target: 'admitted', meta: { note: 'A public page opens at once and for everybody.' } },
    { target: 'awaitingAuth' },
  ],
});

const awaitingAuth = navigationGuard.createStateConfig({
  description: 'Who is here? We ask until it is known.',
  tags: 'busy',
  initial: 'asking',
  after: {
    authWait: {
      target: 'failed',
      actions: { type: 'noteFailure', params: 'navigation/unsettled' },
      meta: { note: 'Five seconds are enough; nobody gets in without being known.' },
    },
  },
  states: {
    asking: {
      description: 'We look at what is known of the visitor.',
      invoke: {
        id: 'readAccessContext',
        src: 'readAccessContext',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: '#navigationGuard.deciding',
            actions: { type: 'adoptAccess', params: ({ event }) => event.output },
          },
          { target: 'waiting' },
        ],
        onError: failing,
      },
    },
    waiting: { description: 'It is still being found out.', after: { authPollInterval: 'asking' } },
  },
});

const reconciling = navigationGuard.createStateConfig({
  description: 'The backend’s user is another person than the one who is logged in: the state is put in order.',
  tags: 'busy',
  entry: 'markReconciled',
  invoke: {
    id: 'reconcile',
    src: 'reconcile',
    onDone: [
      { guard: { type: 'isRetryAdvised', params: ({ event }) => event.output }, target: 'reloadingUser' },
      { target: 'awaitingAuth' },
    ],
    onError: failing,
  },
});

const reloadingUser = navigationGuard.createStateConfig({
  description: 'The backend’s user is loaded anew.',
  tags: 'busy',
  invoke: { id: 'reloadUser', src: 'reloadUser', onDone: 'awaitingAuth', onError: failing },
});

const deciding = navigationGuard.createStateConfig({
  description: 'The needs of the route, one after the other.',
  always: [
    {
      guard: 'isMismatchedStill',
      target: 'failed',
      actions: { type: 'noteFailure', params: 'navigation/mismatch' },
      meta: { note: 'Nobody sees another person’s pages.' },
    },
    { guard: 'isMismatched', target: 'reconciling' },
    {
      guard: { type: 'lacks', params: 'login' },
      target: 'redirected',
      actions: leadAwayFor('login'),
      meta: { note: 'A visitor is led home.' },
    },
    {
      guard: { type: 'lacks', params: 'ai' },
      target: 'redirected',
      actions: leadAwayFor('ai'),
      meta: { note: 'Without trial and plan: to the plans.' },
    },
    {
      guard: { type: 'lacks', params: 'exams' },
      target: 'redirected',
      actions: leadAwayFor('exams'),
      meta: { note: 'Without exams in the plan: to the upgrade.' },
    },
    {
      guard: { type: 'lacks', params: 'changeablePlan' },
      target: 'redirected',
      actions: leadAwayFor('changeablePlan'),
      meta: { note: 'Who bought once has nothing to change: to the plans.' },
    },
    {
      guard: 'lacksProfileAgain',
      target: 'failed',
      actions: [
        { type: 'report', params: 'profile-redirect-loop' },
        { type: 'noteFailure', params: 'navigation/redirect-loop' },
      ],
      meta: { note: 'The same redirect again: it is reported and abandoned.' },
    },
    {
      guard: { type: 'lacks', params: 'profile' },
      target: 'redirected',
      actions: leadAwayFor('profile'),
      meta: { note: 'The profile is to be completed first.' },
    },
    {
      guard: 'isProfileUnknown',
      target: 'failed',
      actions: [
        { type: 'report', params: 'profile-check-error' },
        { type: 'noteFailure', params: 'navigation/unsettled' },
      ],
    },
    {
      guard: 'isUndecided',
      target: 'failed',
      actions: { type: 'noteFailure', params: 'navigation/unsettled' },
      meta: { note: 'Nobody gets in through an error.' },
    },
    { target: 'admitted' },
  ],
});

export const navigationGuardMachine = navigationGuard.createMachine({
  id: 'navigationGuard',
  description:
    'Asked before each navigation: may this visitor see that page, and if not, where do they go? A public page opens at once. For every other page we wait until it is known ' +
    'who is here, and check login, AI, exams, plan and profile in this order; what cannot be found out ends on a screen that says so and offers to try again.',
  meta: { source: ['S2 §4 Route guards', 'S2 §8 Guards', 'S2 §9', 'S1 §2', 'S1 §4 Recovery', 'D1', 'D8', 'D9'] },
  context: ({ input }) => ({
    ...input,
    path: HOME,
    at: 0,
    access: null,
    isReconciled: false,
    redirects: [],
    lastProfileRedirect: null,
    failure: null,
  }),
  initial: 'idle',
  on: {
    'navigation.requested': {
      target: '.detectingLoop',
      actions: [
        { type: 'adoptRequest', params: ({ event }) => event },
        { type: 'beginChain', params: ({ event }) => event },
      ],
      meta: { note: 'A new wish replaces the one before.' },
    },
  },
  states: {
    idle: { description: 'No page has been asked for yet.' },
    detectingLoop,
    awaitingAuth,
    reconciling,
    reloadingUser,
    deciding,
    admitted: {
      description: 'The page is shown.',
      on: {
        'session.ended': {
          guard: 'needsLogin',
          target: 'redirected',
          actions: leadAwayFor('login'),
          meta: { note: 'A logout leads home.' },
        },
      },
    },
    redirected: { description: 'The visitor is led elsewhere.' },
    failed: {
      description: 'A screen says that the page could not be checked and offers to try again.',
      on: { 'pupil.retried': { target: 'awaitingAuth', actions: 'beginAnew' } },
    },
  },
});
