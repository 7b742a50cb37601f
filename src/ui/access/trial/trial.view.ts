import type { SnapshotFrom } from 'xstate';
import type { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { trialEnd, type TrialEnd } from '#domain/entitlement/trial-status.rules.ts';
import { trialWarning, type TrialWarning } from '#domain/access/trial/trial.rules.ts';

type Snapshot = SnapshotFrom<typeof trialMachine>;

export type TrialView =
  | { readonly state: 'none' }
  | { readonly state: 'available' }
  | { readonly state: 'active'; readonly points: number; readonly hours: number; readonly warning: TrialWarning }
  | { readonly state: 'expired'; readonly reason: TrialEnd };

/** What is known of the trial, also while it is being asked for anew. */
export const selectTrial = ({ context: { status } }: Snapshot): TrialView => {
  if (status === null) return { state: 'none' };
  if (status.hasActiveTrial)
    return {
      state: 'active',
      points: status.remainingPoints,
      hours: status.remainingHours,
      warning: trialWarning(status),
    };
  if (status.isExpired) return { state: 'expired', reason: trialEnd(status) };
  return { state: status.canStartTrial ? 'available' : 'none' };
};

export interface TrialStartView {
  readonly isStarting: boolean;
  readonly hasFailed: boolean;
}

/** The button that begins the trial. */
export const selectTrialStart = (snapshot: Snapshot): TrialStartView => ({
  isStarting: snapshot.matches({ status: 'starting' }),
  hasFailed: snapshot.context.hasStartFailed,
});

export type TrialDialogView =
  | { readonly dialog: 'closed' }
  | { readonly dialog: 'offer' }
  | { readonly dialog: 'ended'; readonly reason: TrialEnd };

export const selectTrialDialog = (snapshot: Snapshot): TrialDialogView => {
  if (snapshot.matches({ dialog: 'offering' })) return { dialog: 'offer' };
  const { status } = snapshot.context;
  return snapshot.matches({ dialog: 'announcingEnd' }) && status !== null
    ? { dialog: 'ended', reason: trialEnd(status) }
    : { dialog: 'closed' };
};
