import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from '#domain/resilience/recovery/recovery.machine.ts';
import { detailsOf } from '#domain/resilience/recovery/recovery.rules.ts';
import type { RecoveryNotice } from '#domain/resilience/recovery/recovery.types.ts';
import type { RedirectHistory } from '#domain/resilience/redirect-history.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';

export interface RecoveryDetails {
  readonly redirects: RedirectHistory;
  readonly failure: FailureCode | null;
}

export type RecoveryView =
  | { readonly screen: 'closed' }
  | { readonly screen: 'repaired' }
  | {
      readonly screen: 'question';
      readonly notice: RecoveryNotice;
      readonly isRepairing: boolean;
      readonly hasFailed: boolean;
      /** Null while they are hidden. */
      readonly details: RecoveryDetails | null;
    };

export const selectRecovery = (snapshot: SnapshotFrom<typeof recoveryMachine>): RecoveryView => {
  if (!snapshot.hasTag('open')) return { screen: 'closed' };
  if (snapshot.matches({ care: { dialog: 'repaired' } })) return { screen: 'repaired' };
  const { notice, isDetailed, redirects, lastError } = snapshot.context;
  return {
    screen: 'question',
    notice,
    isRepairing: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches({ care: { dialog: 'unrepaired' } }),
    details: isDetailed ? { redirects: detailsOf(redirects), failure: lastError } : null,
  };
};
