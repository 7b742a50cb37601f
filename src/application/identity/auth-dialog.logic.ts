import { fromPromise } from 'xstate';
import { authDialogMachine } from '#domain/identity/auth-dialog.machine.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { RegistrationLogic } from './registration.logic.ts';

/** Where Google cannot be asked, the dialog says that it cannot be. */
const withoutGoogle: GoogleSignIn = { signIn: () => Promise.reject(new Failure('server/not-yet')) };

export const authDialogLogic = (identity: Identity, registration: RegistrationLogic, google: GoogleSignIn = withoutGoogle) =>
  authDialogMachine.provide({
    actors: {
      signIn: fromPromise(({ input: credentials }) => identity.signIn(credentials)),
      signInWithGoogle: fromPromise(() => google.signIn()),
      registration,
    },
  });

export type AuthDialogLogic = ReturnType<typeof authDialogLogic>;
