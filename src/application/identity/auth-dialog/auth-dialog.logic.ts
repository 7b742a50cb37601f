import { fromPromise } from 'xstate';
import { authDialogMachine } from '#domain/identity/auth-dialog/auth-dialog.machine.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { ForgotPasswordLogic } from '#application/identity/forgot-password/forgot-password.logic.ts';
import type { RegistrationLogic } from '#application/identity/registration/registration.logic.ts';

export const authDialogLogic = (
  identity: Identity,
  google: GoogleSignIn,
  registration: RegistrationLogic,
  forgotPassword: ForgotPasswordLogic,
) =>
  authDialogMachine.provide({
    actors: {
      signIn: fromPromise(({ input: credentials }) => identity.signIn(credentials)),
      signInWithGoogle: fromPromise(() => google.signIn()),
      registration,
      forgotPassword,
    },
  });

export type AuthDialogLogic = ReturnType<typeof authDialogLogic>;
