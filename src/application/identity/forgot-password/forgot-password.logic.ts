import { fromPromise } from 'xstate';
import { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';

export const forgotPasswordLogic = (keys: AccountCredentials) =>
  forgotPasswordMachine.provide({
    actors: { send: fromPromise(({ input: { order } }) => keys.sendPasswordReset(order.email)) },
  });

export type ForgotPasswordLogic = ReturnType<typeof forgotPasswordLogic>;
