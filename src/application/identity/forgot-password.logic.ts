import { fromPromise } from 'xstate';
import { forgotPasswordMachine } from '#domain/identity/forgot-password.machine.ts';
import type { AccountKeys } from '#application/ports/account-keys.port.ts';

export const forgotPasswordLogic = (keys: AccountKeys) =>
  forgotPasswordMachine.provide({
    actors: { send: fromPromise(({ input: { order } }) => keys.sendPasswordReset(order.email)) },
  });

export type ForgotPasswordLogic = ReturnType<typeof forgotPasswordLogic>;
