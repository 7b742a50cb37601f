import type { FailureCode } from '#domain/shared/failure.ts';
import type { TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { TrialEnd } from '#domain/entitlement/trial-status.rules.ts';

export interface TrialContext {
  /** Null until the server has answered. */
  readonly status: TrialStatus | null;
  /** Whether this user may be offered a trial at all. */
  readonly isOfferable: boolean;
  /** Whether this user is known to hold no plan: only then are they told that the trial is over (D26). */
  readonly isWithoutPlan: boolean;
  readonly failure: FailureCode | null;
  /** Whether the last press on the button of the trial came to nothing, and it can be pressed again. */
  readonly hasStartFailed: boolean;
}

export type TrialEvent =
  /** What was known of the trial a few minutes ago. */
  | { readonly type: 'session.recalled'; readonly trial: TrialStatus | null }
  | { readonly type: 'session.established'; readonly isOfferable: boolean; readonly isWithoutPlan: boolean }
  | { readonly type: 'session.ended' }
  | { readonly type: 'auth.completed' }
  | { readonly type: 'pupil.welcomed' }
  | { readonly type: 'trial.refreshRequested' }
  /** The trial is over, and the pupil may not know. */
  | { readonly type: 'trial.ended' }
  | { readonly type: 'pupil.trialStarted' }
  | { readonly type: 'pupil.dialogClosed' };

export type TrialEmitted =
  | { readonly type: 'trial.told'; readonly status: TrialStatus }
  | { readonly type: 'trial.began'; readonly status: TrialStatus }
  | { readonly type: 'trial.ended'; readonly reason: TrialEnd };
