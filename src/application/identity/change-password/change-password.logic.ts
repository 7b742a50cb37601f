import { fromPromise } from 'xstate';
import { changePasswordMachine } from '#domain/identity/change-password/change-password.machine.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';

export const changePasswordLogic = (keys: AccountCredentials, commonPasswords: CommonPasswords) =>
  changePasswordMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { order } }) => {
        if (await commonPasswords.includes(order.next)) throw new Failure('auth/weak-password');
        await keys.changePassword(order.current, order.next);
      }),
    },
  });

export type ChangePasswordLogic = ReturnType<typeof changePasswordLogic>;
