import { failing, notingFailure } from '#domain/shared/machine.ts';
import { trial } from './trial.setup.ts';

export const trialMachine = trial.createMachine({
  id: 'trial',
  description: 'The free trial: 24 hours and 25 points, once.',
  meta: { source: ['S1 §2 Trial offer modal', 'S1 §2 Trial expired modal', 'S1 §4 Trial', 'S1 §9', 'D26'] },
  context: { status: null, isOfferable: false, isWithoutPlan: false, failure: null, hasStartFailed: false },
  type: 'parallel',
  states: {
    status: {
      description: 'What is known of the trial.',
      initial: 'absent',
      on: {
        'session.recalled': { target: '.remembered', actions: { type: 'recall', params: ({ event }) => event.trial } },
        'session.established': {
          target: '.checking',
          actions: { type: 'setUser', params: ({ event }) => event },
        },
        'session.ended': { target: '.absent', actions: 'forget' },
      },
      states: {
        absent: { description: 'Nobody is here whose trial it could be.' },
        remembered: { description: 'What was known on an earlier visit shows until the server is asked.' },
        checking: {
          description: 'We ask the server about the trial; what was known goes on showing.',
          tags: 'busy',
          invoke: {
            id: 'fetchTrialStatus',
            src: 'fetchTrialStatus',
            onDone: { target: 'deciding', actions: { type: 'adoptStatus', params: ({ event }) => event.output } },
            onError: failing('deciding'),
          },
          on: {
            'trial.refreshRequested': {
              target: 'checking',
              reenter: true,
              meta: { note: 'An answer on its way may be older than what just happened.' },
            },
            'pupil.trialStarted': { guard: 'canStart', target: 'starting', actions: 'noteStart' },
          },
        },
        deciding: {
          description: 'The status says which.',
          always: [
            { guard: 'isUnknown', target: 'unknown' },
            { guard: 'isActive', target: 'active' },
            { guard: 'isExpired', target: 'expired' },
            { guard: 'canStart', target: 'available' },
            { target: 'none' },
          ],
        },
        unknown: {
          description: 'The server could not be asked.',
          on: { 'trial.refreshRequested': 'checking' },
          after: { refreshInterval: 'checking' },
        },
        available: {
          description: 'A trial can be started; the first question starts it as well.',
          on: {
            'trial.refreshRequested': 'checking',
            'pupil.trialStarted': { target: 'starting', actions: 'noteStart' },
          },
        },
        starting: {
          description: 'The pupil asked to begin; the server starts the clock.',
          tags: 'busy',
          invoke: {
            id: 'startTrial',
            src: 'startTrial',
            onDone: { target: 'deciding', actions: { type: 'adoptStatus', params: ({ event }) => event.output } },
            onError: {
              target: 'checking',
              actions: [notingFailure, 'noteStartFailure'],
              meta: { note: 'It may have been begun elsewhere, or the answer was lost: the server says which.' },
            },
          },
        },
        active: {
          description: '24 hours and 25 points are running.',
          on: { 'trial.refreshRequested': 'checking' },
          after: { nextCheck: 'checking' },
        },
        expired: {
          description: 'The time is over or the points are used.',
          on: { 'trial.refreshRequested': 'checking' },
        },
        none: { description: 'There is no trial for this user.', on: { 'trial.refreshRequested': 'checking' } },
      },
    },
    dialog: {
      description: 'What the pupil is told of the trial.',
      initial: 'closed',
      on: {
        'trial.ended': '.claimingEnd',
        'session.ended': '.closed',
      },
      states: {
        closed: { description: 'No dialog.', on: { 'auth.completed': 'delayed', 'pupil.welcomed': 'welcoming' } },
        welcoming: {
          description: 'The welcome of a new user goes first.',
          after: { welcomeFollowUp: 'evaluatingOffer' },
        },
        delayed: { description: 'The login dialog goes first.', after: { offerDelay: 'evaluatingOffer' } },
        evaluatingOffer: {
          description:
            'Is there something to offer? Whoever may begin a trial as soon as the profile is complete is waited for.',
          always: [
            { guard: 'isWorthOffering', target: 'offering' },
            { guard: 'isAnswered', target: 'closed' },
          ],
          on: {
            'auth.completed': 'delayed',
            'pupil.welcomed': { target: 'welcoming', meta: { note: 'The welcome goes first.' } },
          },
          after: { offerTimeout: 'closed' },
        },
        offering: {
          description: 'The trial is offered.',
          on: {
            'pupil.dialogClosed': 'closed',
            'pupil.trialStarted': 'closed',
            'session.established': {
              guard: { type: 'isNotOfferable', params: ({ event }) => event },
              target: 'closed',
              meta: { note: 'A plan has arrived meanwhile.' },
            },
          },
        },
        claimingEnd: {
          description: 'Was the pupil told already, on an earlier visit or in another tab?',
          invoke: {
            id: 'claimEnd',
            src: 'claimEnd',
            input: ({ context }) => context.status?.expirationDate ?? '',
            onDone: [
              {
                guard: { type: 'isFirstTold', params: ({ event }) => event.output },
                target: 'announcingEnd',
                actions: 'announceEnd',
                meta: { note: 'Told once (D26).' },
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
        },
        announcingEnd: {
          description: 'The trial is over; plans are shown or it is put off.',
          on: {
            'pupil.dialogClosed': 'closed',
            'trial.ended': { meta: { note: 'It is being told.' } },
            'session.established': {
              guard: { type: 'isHoldingPlan', params: ({ event }) => event },
              target: 'closed',
              meta: { note: 'Whoever holds a plan need not choose one (D26).' },
            },
          },
        },
      },
    },
  },
});
