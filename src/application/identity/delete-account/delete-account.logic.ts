import { fromPromise } from 'xstate';
import { deleteAccountMachine } from '#domain/identity/delete-account/delete-account.machine.ts';
import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';

export const deleteAccountLogic = (deletion: AccountDeletion, credentials: AccountCredentials, identity: Identity) =>
  deleteAccountMachine.provide({
    actors: {
      deleteUser: fromPromise(({ input: userId, signal }) => deletion.request(userId, signal)),
      signInAgain: fromPromise(({ input: proof }) => credentials.signInAgain(proof)),
      signOut: fromPromise(() => identity.signOut()),
    },
  });

export type DeleteAccountLogic = ReturnType<typeof deleteAccountLogic>;
