import { failing } from '#domain/shared/machine.ts';
import { beginning, HOME, redirectFor, leavingHome, navigationGuard } from './navigation-guard.setup.ts';

export const navigationGuardMachine = navigationGuard.createMachine({
  id: 'navigationGuard',
  description:
    'Asked before each navigation: may this visitor see that page, and if not, where do they go? A public page opens at once. For every other page we wait until it is known ' +
    'who is here, and check login, AI, exams, plan and profile in this order; what cannot be found out ends on a screen that says so and offers to try again.',
  meta: { source: ['S2 §4 Route guards', 'S2 §8 Guards', 'S2 §9', 'S1 §2', 'S1 §4 Recovery', 'D1', 'D8', 'D9', 'D40'] },
  context: ({ input }) => ({
    ...input,
    path: HOME,
    isReading: false,
    at: 0,
    isByPupil: true,
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
      actions: beginning,
      meta: { note: 'A new navigation replaces the one before.' },
    },
    'session.ended': {
      actions: 'clearHistory',
      meta: { note: 'Where one person was led to says nothing of the next one.' },
    },
  },
  states: {
    idle: { description: 'No page has been asked for yet.' },
    detectingLoop: {
      description: 'Has the product led to one and the same place too often?',
      always: [
        { guard: 'isLoopAtHome', target: 'admitted', actions: ['announceLoop', 'clearHistory'] },
        {
          guard: 'isLoop',
          target: 'redirected',
          actions: ['announceLoop', 'clearHistory', 'redirectHome'],
          meta: { note: 'The history is cleared, the recovery is told, and the pupil goes home.' },
        },
        { guard: 'isPublic', target: 'admitted', meta: { note: 'A public page opens at once and for everybody.' } },
        { target: 'awaitingAuth' },
      ],
    },
    awaitingAuth: {
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
                guard: { type: 'isConclusive', params: ({ event }) => event.output },
                target: '#navigationGuard.deciding',
                actions: { type: 'adoptAccess', params: ({ event }) => event.output },
              },
              { target: 'waiting' },
            ],
            onError: failing('#navigationGuard.failed'),
          },
        },
        waiting: {
          description: 'It is still being found out; what is only remembered refuses nobody.',
          after: { authPollInterval: 'asking' },
        },
      },
    },
    reconciling: {
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
        onError: failing('#navigationGuard.failed'),
      },
    },
    reloadingUser: {
      description: 'The backend’s user is loaded anew.',
      tags: 'busy',
      invoke: {
        id: 'reloadUser',
        src: 'reloadUser',
        onDone: 'awaitingAuth',
        onError: failing('#navigationGuard.failed'),
      },
    },
    deciding: {
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
          actions: redirectFor('login'),
          meta: { note: 'A visitor is led home.' },
        },
        {
          guard: { type: 'lacks', params: 'ai' },
          target: 'redirected',
          actions: [redirectFor('ai'), 'tellBlock'],
          meta: { note: 'Without trial and plan: to the plans. What was written before can be read without (D40).' },
        },
        {
          guard: { type: 'lacks', params: 'exams' },
          target: 'redirected',
          actions: redirectFor('exams'),
          meta: { note: 'Without exams in the plan: to the upgrade.' },
        },
        {
          guard: { type: 'lacks', params: 'changeablePlan' },
          target: 'redirected',
          actions: redirectFor('changeablePlan'),
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
          actions: redirectFor('profile'),
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
    },
    admitted: {
      description: 'The page is open.',
      initial: 'arriving',
      on: leavingHome,
      states: {
        arriving: {
          description: 'It has just opened; somebody may still lead on from it.',
          after: {
            pageSettling: [
              {
                guard: 'isWished',
                target: 'shown',
                actions: 'clearHistory',
                meta: { note: 'The pupil is where they wanted to be: the redirects before are forgotten.' },
              },
              { target: 'shown' },
            ],
          },
        },
        shown: {
          description: 'It stays; who goes on from here goes on by a new wish.',
          on: {
            'navigation.requested': {
              guard: { type: 'isNewWish', params: ({ event }) => event },
              target: '#navigationGuard.detectingLoop',
              actions: ['clearHistory', ...beginning],
              meta: { note: 'Who presses a locked link again and again is in no loop.' },
            },
          },
        },
      },
    },
    redirected: {
      description: 'The visitor is led elsewhere.',
      on: { 'session.ended': { meta: { note: 'The page that they are led to looks for itself who is here.' } } },
    },
    failed: {
      description: 'A screen says that the page could not be checked and offers to try again.',
      on: {
        ...leavingHome,
        'pupil.retried': { target: 'awaitingAuth', actions: 'beginAnew' },
        'session.settled': {
          guard: 'isUnsettled',
          target: 'awaitingAuth',
          actions: 'beginAnew',
          meta: { note: 'It is known at last who is here: nobody has to press for what was late.' },
        },
      },
    },
  },
});
