import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import {
  HELP_PATH,
  HOME_PATH,
  isRecurring,
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
import { notingFailure, type MachineMeta } from '#domain/shared/machine.ts';

export const recovery = setup({
  types: {
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    emitted: {} as RecoveryEmitted,
    tags: {} as 'busy' | 'open',
    meta: {} as MachineMeta,
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

export const reported = recovery.createStateConfig({
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

export const recoveryFailed = {
  target: '#recovery.care.dialog',
  actions: [notingFailure, { type: 'announce', params: 'recovery/failed' }, { type: 'show', params: 'problem' }],
} as const;

export const leave = {
  target: 'ready',
  actions: ['forget', 'forgetRedirects', 'requestLogout', 'requestHome'],
} as const;
