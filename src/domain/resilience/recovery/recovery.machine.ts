import { failing } from '#domain/shared/machine.ts';
import { loopOccurrence } from './recovery.rules.ts';
import { beginAnew, recovery, reported, recoveryFailed, leave } from './recovery.setup.ts';

export const recoveryMachine = recovery.createMachine({
  id: 'recovery',
  description:
    'When the product leads a pupil in circles, it repairs itself: it compares who is logged in with whom the backend knows, and clears what it remembers. ' +
    'It tries three times, resting between; then a dialog offers repair, logout and help.',
  meta: {
    source: [
      'S1 §3 Recovery',
      'S1 §4 Recovery',
      'S1 §8 Recovery',
      'S1 §9',
      'S2 §4 Route guards',
      'S2 §8 Guards',
      'D15',
    ],
  },
  context: {
    attempts: 0,
    lastRecoveryTime: null,
    lastError: null,
    patterns: [],
    redirects: [],
    notice: 'problem',
    isDetailed: false,
  },
  type: 'parallel',
  states: {
    care: {
      description: 'What is done about a problem.',
      initial: 'ready',
      states: {
        ready: {
          description: 'All is well, or the next problem may be repaired.',
          on: {
            ...reported,
            'navigation.loopDetected': [
              {
                guard: 'hasAttemptsLeft',
                target: 'reconciling',
                actions: { type: 'countAttempt', params: ({ event }) => event.at },
              },
              {
                target: 'dialog',
                actions: [
                  { type: 'announce', params: 'recovery/exhausted' },
                  { type: 'show', params: 'problem' },
                ],
                meta: { note: 'The app has tried three times; now the pupil is asked.' },
              },
            ],
            'pupil.repairRequested': beginAnew,
          },
        },
        reconciling: {
          description:
            'Do identity service and backend speak of the same person? What the browser remembers of user, plan and trial is cleared.',
          tags: 'busy',
          invoke: {
            id: 'reconcile',
            src: 'reconcile',
            onDone: [
              {
                guard: { type: 'isToClear', params: ({ event }) => event.output },
                target: 'coolingDown',
                actions: ['announceCleared', { type: 'announceOutcome', params: ({ event }) => event.output }],
                meta: { note: 'The session begins anew.' },
              },
              {
                target: 'coolingDown',
                actions: [{ type: 'announceOutcome', params: ({ event }) => event.output }],
                meta: { note: 'Nothing is cleared: the registration is to be completed.' },
              },
            ],
            onError: recoveryFailed,
          },
        },
        coolingDown: {
          description: 'After an attempt the app rests for half a minute.',
          on: {
            ...reported,
            'navigation.loopDetected': { actions: { type: 'announce', params: 'recovery/cooldown' } },
            'pupil.repairRequested': beginAnew,
          },
          after: { cooldown: 'ready' },
        },
        dialog: {
          description: 'The pupil is told of a problem and offered a way out.',
          tags: 'open',
          initial: 'asking',
          on: {
            'pupil.helpRequested': { actions: 'requestHelp', meta: { note: 'The contact page opens in a new tab.' } },
            'pupil.detailsToggled': {
              actions: 'toggleDetails',
              meta: { note: 'The last five redirects are shown or hidden.' },
            },
            'pupil.logoutRequested': 'loggingOut',
            'pupil.dialogClosed': 'coolingDown',
          },
          states: {
            asking: { description: 'Repair, log out, or ask for help?', on: { 'pupil.repairRequested': 'repairing' } },
            repairing: {
              description: 'The app repairs itself as the pupil asked.',
              tags: 'busy',
              entry: 'forgetError',
              initial: 'clearing',
              states: {
                clearing: {
                  description: 'What the browser remembers is cleared.',
                  invoke: {
                    id: 'clearState',
                    src: 'clearState',
                    onDone: 'reinitialising',
                    onError: failing('#recovery.care.dialog.unrepaired'),
                  },
                },
                reinitialising: {
                  description: 'The app begins anew with the identity service.',
                  invoke: {
                    id: 'reinitialise',
                    src: 'reinitialise',
                    onDone: {
                      target: '#recovery.care.dialog.repaired',
                      actions: ['forget', 'forgetRedirects'],
                    },
                    onError: failing('#recovery.care.dialog.unrepaired'),
                  },
                },
              },
            },
            repaired: {
              description: 'The state was cleared; the good news stays for a moment.',
              after: { repairClosing: { target: '#recovery.care.ready', actions: 'requestHome' } },
              on: {
                'pupil.dialogClosed': {
                  target: '#recovery.care.ready',
                  actions: 'requestHome',
                  meta: { note: 'Whoever has read it need not wait.' },
                },
              },
            },
            unrepaired: {
              description: 'The repair failed; logging out may help.',
              on: { 'pupil.repairRequested': 'repairing' },
            },
          },
        },
        loggingOut: {
          description: 'State and redirects are cleared, and the pupil is logged out.',
          tags: 'busy',
          invoke: {
            id: 'clearState',
            src: 'clearState',
            onDone: leave,
            onError: { ...leave, meta: { note: 'Whoever wants to leave can leave.' } },
          },
        },
      },
    },
    memory: {
      description: 'How long problems are remembered.',
      initial: 'blank',
      on: {
        'navigation.loopDetected': {
          target: '.remembering',
          actions: [
            { type: 'note', params: ({ event }) => loopOccurrence(event.redirects, event.at) },
            { type: 'keepRedirects', params: ({ event }) => event.redirects },
          ],
          meta: { note: 'The five minutes begin anew.' },
        },
        'navigation.patternFound': {
          target: '.remembering',
          actions: { type: 'note', params: ({ event }) => event },
          meta: { note: 'The five minutes begin anew.' },
        },
      },
      states: {
        blank: { description: 'Nothing counts against the next attempt.' },
        remembering: {
          description: 'Attempts and errors are counted.',
          after: { forgetting: { target: 'blank', actions: 'forget' } },
        },
      },
    },
  },
});
