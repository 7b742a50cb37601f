import { fromPromise } from 'xstate';
import { recoveryMachine } from '#domain/resilience/recovery/recovery.machine.ts';
import type { Identities } from '#domain/resilience/recovery/recovery.types.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { Standings } from '#application/ports/access-context.port.ts';

export const recoveryLogic = (standings: Standings, cache: SessionCache) =>
  recoveryMachine.provide({
    actors: {
      readIdentities: fromPromise(async (): Promise<Identities> => standings.read()),
      clearState: fromPromise(async () => cache.clear()),
      reinitialise: fromPromise(({ signal }) => standings.reloadUser(signal)),
    },
  });

export type RecoveryLogic = ReturnType<typeof recoveryLogic>;
