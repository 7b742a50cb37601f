import type { FailureCode } from '#domain/shared/failure.ts';
import type { NavigationProblem, PatternType } from '#domain/resilience/problem.rules.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';

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
  readonly notice: RecoveryNotice;
  readonly isDetailed: boolean;
}

export type RecoveryEvent =
  | NavigationProblem
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
