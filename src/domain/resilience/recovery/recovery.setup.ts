import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { CONSEQUENCES, type ReconcileOutcome } from '#domain/resilience/reconciliation.rules.ts';
import {
  HELP_PATH,
  HOME_PATH,
  isRecurring,
  OUTCOME_MESSAGES,
  RECOVERY_ATTEMPTS,
  RECOVERY_COOLDOWN,
  RECOVERY_FORGETTING,
  REPAIR_CLOSING,
  withOccurrence,
} from './recovery.rules.ts';
import type {
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
    /** Compares who is logged in with whom the backend knows, and clears what that asks for. */
    reconcile: actorSlot<ReconcileOutcome>('reconcile'),
    clearState: actorSlot<void>('clearState'),
    reinitialise: actorSlot<void>('reinitialise'),
  },
  delays: { cooldown: RECOVERY_COOLDOWN, forgetting: RECOVERY_FORGETTING, repairClosing: REPAIR_CLOSING },
  guards: {
    hasAttemptsLeft: ({ context }) => context.attempts < RECOVERY_ATTEMPTS,
    isRecurring: ({ context }, occurrence: Occurrence) => isRecurring(context.patterns, occurrence),
    isToClear: (_, outcome: ReconcileOutcome) => CONSEQUENCES[outcome].clearsState,
  },
  actions: {
    note: assign({ patterns: ({ context }, occurrence: Occurrence) => withOccurrence(context.patterns, occurrence) }),
    keepRedirects: assign({ redirects: (_, redirects: RedirectHistory) => redirects }),
    countAttempt: assign(({ context }, at: number) => ({
      attempts: context.attempts + 1,
      lastRecoveryTime: at,
      lastError: null,
    })),
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
    announceOutcome: emit((_, outcome: ReconcileOutcome): RecoveryEmitted => ({
      type: 'recovery.concluded',
      message: OUTCOME_MESSAGES[outcome],
      isRetryAdvised: CONSEQUENCES[outcome].isRetryAdvised,
    })),
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

/** From a page that has crashed, without a question before. */
export const beginAnew = {
  target: '#recovery.care.dialog.repairing',
  actions: { type: 'show', params: 'problem' },
  meta: { note: 'A page has crashed, and the pupil asks to begin anew.' },
} as const;

export const recoveryFailed = {
  target: '#recovery.care.dialog',
  actions: [notingFailure, { type: 'announce', params: 'recovery/failed' }, { type: 'show', params: 'problem' }],
} as const;

export const leave = {
  target: 'ready',
  actions: ['forget', 'forgetRedirects', 'requestLogout', 'requestHome'],
} as const;
