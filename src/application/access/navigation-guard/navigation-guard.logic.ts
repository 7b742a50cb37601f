import { fromPromise } from 'xstate';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { Standings } from '#application/ports/access-context.port.ts';

export const navigationGuardLogic = (standings: Standings) =>
  navigationGuardMachine.provide({
    actors: {
      readStanding: fromPromise(async () => standings.read()),
      reconcile: fromPromise(({ signal }) => standings.reconcile(signal)),
      reloadUser: fromPromise(({ signal }) => standings.reloadUser(signal)),
    },
  });

export type NavigationGuardLogic = ReturnType<typeof navigationGuardLogic>;
