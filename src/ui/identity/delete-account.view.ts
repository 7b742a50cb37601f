import type { SnapshotFrom } from 'xstate';
import type { deleteAccountMachine } from '#domain/identity/delete-account.machine.ts';
import { deletionFailureText } from '#ui/texts/failures.pl.ts';

export interface DeleteAccountView {
  readonly step: 'confirming' | 'proving';
  readonly isBusy: boolean;
  /** False while the server deletes: there is no way back. */
  readonly canClose: boolean;
  readonly error: string | undefined;
}

export const selectDeleteAccount = (snapshot: SnapshotFrom<typeof deleteAccountMachine>): DeleteAccountView => {
  const { failure } = snapshot.context;
  const isProving = snapshot.matches('proving');
  return {
    step: isProving ? 'proving' : 'confirming',
    isBusy: snapshot.hasTag('busy') || snapshot.matches('deleted'),
    canClose: isProving || snapshot.matches('confirming'),
    error: failure === null ? undefined : deletionFailureText(failure),
  };
};
