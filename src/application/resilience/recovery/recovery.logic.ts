import { fromPromise } from 'xstate';
import { recoveryMachine } from '#domain/resilience/recovery/recovery.machine.ts';
import type { Identities } from '#domain/resilience/recovery/recovery.types.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';

export const recoveryLogic = (accessContext: AccessContextProvider, cache: SessionCache) =>
  recoveryMachine.provide({
    actors: {
      readIdentities: fromPromise(async (): Promise<Identities> => accessContext.read()),
      clearState: fromPromise(async () => cache.clear()),
      reinitialise: fromPromise(({ signal }) => accessContext.beginAnew(signal)),
    },
  });

export type RecoveryLogic = ReturnType<typeof recoveryLogic>;
