import { fromPromise } from 'xstate';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';

export const navigationGuardLogic = (accessContext: AccessContextProvider) =>
  navigationGuardMachine.provide({
    actors: {
      readAccessContext: fromPromise(async () => accessContext.read()),
      reconcile: fromPromise(({ signal }) => accessContext.reconcile(signal)),
      reloadUser: fromPromise(({ signal }) => accessContext.reloadUser(signal)),
    },
  });

export type NavigationGuardLogic = ReturnType<typeof navigationGuardLogic>;
