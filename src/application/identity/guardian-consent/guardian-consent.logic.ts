import { fromPromise } from 'xstate';
import { guardianConsentMachine } from '#domain/identity/guardian-consent/guardian-consent.machine.ts';
import type { Users } from '#application/ports/users.port.ts';

export const guardianConsentLogic = (users: Users) =>
  guardianConsentMachine.provide({
    actors: {
      send: fromPromise(
        async ({
          input: {
            order: { userId, guardianConsent, guardianEmail },
          },
          signal,
        }) => {
          // Nobody has asked some pupils of primary school for an age.
          await users.update(userId, { isUnder16: true, guardianConsent, guardianEmail }, signal);
        },
      ),
    },
  });

export type GuardianConsentLogic = ReturnType<typeof guardianConsentLogic>;
