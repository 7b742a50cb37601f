import { fromPromise } from 'xstate';
import { deleteAccountMachine } from '#domain/identity/delete-account/delete-account.machine.ts';
import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';

export const deleteAccountLogic = (deletion: AccountDeletion, keys: AccountCredentials) =>
  deleteAccountMachine.provide({
    actors: {
      deleteUser: fromPromise(({ input: userId, signal }) => deletion.request(userId, signal)),
      signInAgain: fromPromise(({ input: proof }) => keys.signInAgain(proof)),
      deleteIdentity: fromPromise(() => keys.deleteAccount()),
    },
  });

export type DeleteAccountLogic = ReturnType<typeof deleteAccountLogic>;
