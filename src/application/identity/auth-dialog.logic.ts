import { fromPromise } from 'xstate';
import { authDialogMachine } from '#domain/identity/auth-dialog.machine.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { RegistrationLogic } from './registration.logic.ts';

export const authDialogLogic = (identity: Identity, registration: RegistrationLogic) =>
  authDialogMachine.provide({
    actors: {
      signIn: fromPromise(({ input: credentials }) => identity.signIn(credentials)),
      registration,
    },
  });

export type AuthDialogLogic = ReturnType<typeof authDialogLogic>;
