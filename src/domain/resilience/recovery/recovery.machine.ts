import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import {
  HELP_PATH,
  HOME_PATH,
  isRecurring,
  loopOccurrence,
  RECONCILIATIONS,
  reconcile,
  RECOVERY_ATTEMPTS,
  RECOVERY_COOLDOWN,
  RECOVERY_FORGETTING,
  REPAIR_CLOSING,
  withOccurrence,
} from './recovery.rules.ts';
import type {
  Identities,
  Occurrence,
  RecoveryContext,
  RecoveryEmitted,
  RecoveryEvent,
  RecoveryMessage,
  RecoveryNotice,
} from './recovery.types.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';

const recovery = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryEmitted,
    tags: {} as 'busy' | 'open',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: {
    readIdentities: actorSlot<Identities>('readIdentities'),
    clearState: actorSlot<void>('clearState'),
    reinitialise: actorSlot<void>('reinitialise'),
  },
  delays: { cooldown: RECOVERY_COOLDOWN, forgetting: RECOVERY_FORGETTING, repairClosing: REPAIR_CLOSING },
  guards: {
    hasAttemptsLeft: ({ context }) => context.attempts < RECOVERY_ATTEMPTS,
    isRecurring: ({ context }, occurrence: Occurrence) => isRecurring(context.patterns, occurrence),
    isUnregistered: (_, identities: Identities) => reconcile(identities) === 'unregistered',
  },
  actions: {
    note: assign({ patterns: ({ context }, occurrence: Occurrence) => withOccurrence(context.patterns, occurrence) }),
    keepRedirects: assign({ redirects: (_, redirects: RedirectHistory) => redirects }),
    countAttempt: assign(({ context }, at: number) => ({
      attempts: context.attempts + 1,
      lastRecoveryTime: at,
      lastError: null,
    })),
    adoptOutcome: assign({ outcome: (_, identities: Identities) => reconcile(identities) }),
    noteFailure: assign({ lastError: (_, code: FailureCode) => code }),
    show: assign({ notice: (_, notice: RecoveryNotice) => notice, isDetailed: false }),
    toggleDetails: assign({ isDetailed: ({ context }) => !context.isDetailed }),
    forget: assign({ attempts: 0, patterns: [] }),
    forgetRedirects: assign({ redirects: [] }),
    forgetError: assign({ lastError: null }),
    announce: emit((_, message: RecoveryMessage): RecoveryEmitted => ({
      type: 'recovery.concluded',
      message,
      isRetryAdvised: false,
    })),
    announceOutcome: emit(({ context }): RecoveryEmitted => {
      const { message, isRetryAdvised } = RECONCILIATIONS[context.outcome ?? 'nobody'];
      return { type: 'recovery.concluded', message, isRetryAdvised };
    }),
    announceCleared: emit({ type: 'recovery.stateCleared' }),
    requestLogout: emit({ type: 'recovery.logoutRequested' }),
    requestHome: emit({ type: 'page.requested', path: HOME_PATH, isNewTab: false }),
    requestHelp: emit({ type: 'page.requested', path: HELP_PATH, isNewTab: true }),
  },
});

const reported = recovery.createStateConfig({
  on: {
    'app.problemReported': { target: '#recovery.care.dialog', actions: { type: 'show', params: 'navigation' } },
    'navigation.patternFound': {
      guard: { type: 'isRecurring', params: ({ event }) => event },
      target: '#recovery.care.dialog',
      actions: { type: 'show', params: 'navigation' },
      meta: { note: 'The same error for the third time in five minutes: the pupil hears of it.' },
    },
  },
}).on;

const ready = recovery.createStateConfig({
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
  },
});

const failing = {
  target: '#recovery.care.dialog',
  actions: [
    { type: 'noteFailure', params: ({ event }: { event: { error: unknown } }) => failureOf(event.error).code },
    { type: 'announce', params: 'recovery/failed' },
    { type: 'show', params: 'problem' },
  ],
} as const;

const reconciling = recovery.createStateConfig({
  description: 'Do identity service and backend speak of the same person?',
  tags: 'busy',
  invoke: {
    id: 'readIdentities',
    src: 'readIdentities',
    onDone: [
      {
        guard: { type: 'isUnregistered', params: ({ event }) => event.output },
        target: 'coolingDown',
        actions: [{ type: 'adoptOutcome', params: ({ event }) => event.output }, 'announceOutcome'],
        meta: { note: 'Nothing is cleared: the registration is to be completed.' },
      },
      { target: 'clearing', actions: { type: 'adoptOutcome', params: ({ event }) => event.output } },
    ],
    onError: failing,
  },
});

const clearing = recovery.createStateConfig({
  description: 'What the browser remembers of user, plan and trial is cleared.',
  tags: 'busy',
  invoke: {
    id: 'clearState',
    src: 'clearState',
    onDone: { target: 'coolingDown', actions: ['announceCleared', 'announceOutcome'] },
    onError: failing,
  },
});

const coolingDown = recovery.createStateConfig({
  description: 'After an attempt the app rests for half a minute.',
  on: { ...reported, 'navigation.loopDetected': { actions: { type: 'announce', params: 'recovery/cooldown' } } },
  after: { cooldown: 'ready' },
});

const repairing = recovery.createStateConfig({
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
        onError: {
          target: '#recovery.care.dialog.unrepaired',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        },
      },
    },
    reinitialising: {
      description: 'The app begins anew with the identity service.',
      invoke: {
        id: 'reinitialise',
        src: 'reinitialise',
        onDone: { target: '#recovery.care.dialog.repaired', actions: ['forget', 'forgetRedirects', 'announceCleared'] },
        onError: {
          target: '#recovery.care.dialog.unrepaired',
          actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        },
      },
    },
  },
});

const dialog = recovery.createStateConfig({
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
    repairing,
    repaired: {
      description: 'The state was cleared; the good news stays for a moment.',
      after: { repairClosing: { target: '#recovery.care.ready', actions: 'requestHome' } },
    },
    unrepaired: {
      description: 'The repair failed; logging out may help.',
      on: { 'pupil.repairRequested': 'repairing' },
    },
  },
});

const leave = { target: 'ready', actions: ['forget', 'forgetRedirects', 'requestLogout', 'requestHome'] } as const;

const loggingOut = recovery.createStateConfig({
  description: 'State and redirects are cleared, and the pupil is logged out.',
  tags: 'busy',
  invoke: {
    id: 'clearState',
    src: 'clearState',
    onDone: leave,
    onError: { ...leave, meta: { note: 'Whoever wants to leave can leave.' } },
  },
});

const memory = recovery.createStateConfig({
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
});

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
    outcome: null,
    notice: 'problem',
    isDetailed: false,
  },
  type: 'parallel',
  states: {
    care: {
      description: 'What is done about a problem.',
      initial: 'ready',
      states: { ready, reconciling, clearing, coolingDown, dialog, loggingOut },
    },
    memory,
  },
});
