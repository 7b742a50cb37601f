import { fromPromise } from 'xstate';
import { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { RegistrationProgressLogic } from '#application/identity/registration-progress/registration-progress.logic.ts';

export const registrationLogic = (
  identity: Identity,
  commonPasswords: CommonPasswords,
  registrationProgress: RegistrationProgressLogic,
) =>
  registrationMachine.provide({
    actors: {
      createAccount: fromPromise(async ({ input: credentials }) => {
        if (await commonPasswords.includes(credentials.password)) throw new Failure('auth/weak-password');
        return identity.signUp(credentials);
      }),
      registrationProgress,
    },
  });

export type RegistrationLogic = ReturnType<typeof registrationLogic>;
