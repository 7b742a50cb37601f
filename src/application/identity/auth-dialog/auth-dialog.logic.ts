import { fromPromise } from 'xstate';
import { authDialogMachine } from '#domain/identity/auth-dialog/auth-dialog.machine.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import type { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import type { LogicOf } from '#domain/shared/actor-slot.ts';

export const authDialogLogic = (
  identity: Identity,
  google: GoogleSignIn,
  registration: LogicOf<typeof registrationMachine>,
  forgotPassword: LogicOf<typeof forgotPasswordMachine>,
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
