import type { FailureCode } from '#domain/shared/failure.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';

/** What went wrong again and again (S1 §3.80, S2 §8.54). */
export type PatternType = 'redirect-loop' | 'profile-redirect-loop' | 'profile-check-error';

export interface ErrorPattern {
  readonly type: PatternType;
  /** Where and when it happened within the window, the last ones, oldest first; the count is how many they are. */
  readonly occurrences: readonly Pick<Occurrence, 'path' | 'at'>[];
}

export interface Occurrence {
  readonly pattern: PatternType;
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Who the identity provider and who the backend's user say is here; null for nobody. */
export interface Identities {
  readonly personId: string | null;
  readonly userId: string | null;
}

/** How identity and backend fit together (S1 §4.107–4.110). */
export type ReconcileOutcome = 'nobody' | 'unregistered' | 'mismatched' | 'consistent';

/** What came of a recovery; the sentences of S1 §8.63–8.69 are in the texts. */
export type RecoveryMessage =
  | 'recovery/cooldown'
  | 'recovery/exhausted'
  | 'recovery/failed'
  | 'recovery/state-cleared'
  | 'recovery/registration-needed'
  | 'recovery/mismatch-cleared'
  | 'recovery/nobody-cleared';

/** What the dialog says of the problem: found by ourselves, or reported by the app. */
export type RecoveryNotice = 'problem' | 'navigation';

export interface RecoveryContext {
  readonly attempts: number;
  /** When the last attempt was made; null before the first. */
  readonly lastRecoveryTime: number | null;
  readonly lastError: FailureCode | null;
  readonly patterns: readonly ErrorPattern[];
  /** The redirects that led to the loop, for the technical details. */
  readonly redirects: RedirectHistory;
  readonly outcome: ReconcileOutcome | null;
  readonly notice: RecoveryNotice;
  readonly isDetailed: boolean;
}

export type RecoveryEvent =
  | { readonly type: 'navigation.loopDetected'; readonly redirects: RedirectHistory; readonly at: number }
  | {
      readonly type: 'navigation.patternFound';
      readonly pattern: PatternType;
      readonly path: string;
      readonly at: number;
    }
  | { readonly type: 'app.problemReported' }
  | { readonly type: 'pupil.repairRequested' }
  | { readonly type: 'pupil.logoutRequested' }
  | { readonly type: 'pupil.helpRequested' }
  | { readonly type: 'pupil.detailsToggled' }
  | { readonly type: 'pupil.dialogClosed' };

export type RecoveryEmitted =
  | { readonly type: 'recovery.concluded'; readonly message: RecoveryMessage; readonly isRetryAdvised: boolean }
  | { readonly type: 'recovery.stateCleared' }
  | { readonly type: 'recovery.logoutRequested' }
  | { readonly type: 'page.requested'; readonly path: string; readonly isNewTab: boolean };
