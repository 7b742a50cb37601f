import type { SnapshotFrom } from 'xstate';
import type { deleteAccountMachine } from '#domain/identity/delete-account/delete-account.machine.ts';
import type { User } from '#domain/identity/user.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { deletionFailureText } from '#ui/texts/failures.pl.ts';
import { hasPassword } from '#ui/identity/person.view.ts';

export interface DeleteAccountView {
  readonly step: 'confirming' | 'proving';
  readonly isBusy: boolean;
  /** False while the server deletes: there is no way back. */
  readonly canClose: boolean;
  readonly error: string | undefined;
}

/** Without a password of ours only another Google account can be the wrong one. */
const errorText = (failure: FailureCode, user: Pick<User, 'authProvider'>): string =>
  failure === 'auth/invalid-credentials' && !hasPassword(user)
    ? accountTexts.deletion.otherGoogleAccount
    : deletionFailureText(failure);

export const selectDeleteAccount = (
  user: Pick<User, 'authProvider'>,
  snapshot: SnapshotFrom<typeof deleteAccountMachine>,
): DeleteAccountView => {
  const { failure } = snapshot.context;
  const isProving = snapshot.matches('proving');
  return {
    step: isProving ? 'proving' : 'confirming',
    isBusy: snapshot.hasTag('busy') || snapshot.matches('deleted'),
    canClose: isProving || snapshot.matches('confirming'),
    error: failure === null ? undefined : errorText(failure, user),
  };
};
