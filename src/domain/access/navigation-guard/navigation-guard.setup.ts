import { assign, emit, enqueueActions, setup } from 'xstate';
import { isRedirectLoop, withRedirect } from '#domain/resilience/redirect-history.rules.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import {
  aiBlockOf,
  AUTH_POLL_INTERVAL,
  AUTH_WAIT,
  isConclusive,
  isMismatched,
  isProfileRedirectRepeated,
  obstacleIn,
  PAGE_SETTLING,
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
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';

export const HOME = '/';

interface Request {
  readonly path: string;
  readonly isReading?: boolean;
  readonly at: number;
  readonly isByPupil: boolean;
}

export const navigationGuard = setup({
  types: {
    context: {} as NavigationGuardContext,
    input: {} as NavigationGuardInput,
    events: {} as NavigationGuardEvent,
    emitted: {} as NavigationGuardEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    readAccessContext: actorSlot<AccessContext>('readAccessContext'),
    reconcile: actorSlot<Reconciliation>('reconcile'),
    reloadUser: actorSlot<void>('reloadUser'),
  },
  delays: { authWait: AUTH_WAIT, authPollInterval: AUTH_POLL_INTERVAL, pageSettling: PAGE_SETTLING },
  guards: {
    isLoop: ({ context }) => isRedirectLoop(context.redirects, context.path, context.at),
    isLoopAtHome: ({ context }) => context.path === HOME && isRedirectLoop(context.redirects, HOME, context.at),
    isPublic: ({ context }) => needsOf(context.path, context.routes, context.isReading).length === 0,
    isConclusive: ({ context }, access: AccessContext) => isConclusive({ ...context, access }),
    isWished: ({ context }) => context.isByPupil,
    isNewWish: (_, { isByPupil }: Request) => isByPupil,
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
    isUnsettled: ({ context }) => context.failure === 'navigation/unsettled',
    needsLogin: ({ context }) => needsOf(context.path, context.routes, context.isReading).includes('login'),
  },
  actions: {
    adoptRequest: assign((_, { path, isReading = false, at, isByPupil }: Request) => ({
      path,
      isReading,
      at,
      isByPupil,
      access: null,
      isReconciled: false,
      failure: null,
    })),
    /** Whoever has led there: the guard, or a page. */
    recordArrival: assign(({ context }, { path, at, isByPupil }: Request) =>
      isByPupil
        ? { lastProfileRedirect: null }
        : {
            redirects: withRedirect(context.redirects, { path, timestamp: at }),
            lastProfileRedirect:
              path === REDIRECT_TARGET.profile ? { from: context.path, to: path } : context.lastProfileRedirect,
          },
    ),
    beginAnew: assign({ access: null, isReconciled: false, failure: null }),
    adoptAccess: assign({ access: (_, access: AccessContext) => access }),
    markReconciled: assign({ isReconciled: true }),
    clearHistory: assign({ redirects: [], lastProfileRedirect: null }),
    noteFailure: assign(failureNoted),
    announceLoop: emit(({ context }): NavigationGuardEmitted => ({
      type: 'navigation.loopDetected',
      redirects: context.redirects,
      at: context.at,
    })),
    redirectHome: emit(({ context }): NavigationGuardEmitted => ({
      type: 'navigation.redirected',
      from: context.path,
      to: HOME,
      reason: 'loop',
    })),
    redirect: emit(({ context }, need: Need): NavigationGuardEmitted => ({
      type: 'navigation.redirected',
      from: context.path,
      to: REDIRECT_TARGET[need],
      reason: need,
    })),
    tellBlock: enqueueActions(({ context, enqueue }) => {
      const reason = context.access === null ? null : aiBlockOf(context.access);
      if (reason !== null) enqueue.emit({ type: 'access.blocked', reason });
    }),
    report: emit(({ context }, pattern: NavigationPattern): NavigationGuardEmitted => ({
      type: 'navigation.patternFound',
      pattern,
      path: context.path,
      at: context.at,
    })),
  },
});

export const redirectFor = <const N extends Need>(need: N) => ({ type: 'redirect', params: need }) as const;

export const beginning = [
  { type: 'recordArrival', params: ({ event }: { readonly event: Request }) => event },
  { type: 'adoptRequest', params: ({ event }: { readonly event: Request }) => event },
] as const;

/** Who logs out on a page that needs a login. */
export const leavingHome = navigationGuard.createStateConfig({
  on: {
    'session.ended': {
      guard: 'needsLogin',
      target: '#navigationGuard.redirected',
      actions: ['clearHistory', redirectFor('login')],
      meta: { note: 'A logout leads home.' },
    },
  },
}).on;
