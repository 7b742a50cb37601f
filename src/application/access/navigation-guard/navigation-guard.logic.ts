import { fromPromise } from 'xstate';
import { navigationGuardMachine } from '#domain/access/navigation-guard/navigation-guard.machine.ts';
import type { Reconciliation } from '#domain/access/navigation-guard/navigation-guard.types.ts';
import { CONSEQUENCES } from '#domain/resilience/reconciliation.rules.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';

export const navigationGuardLogic = (accessContext: AccessContextProvider) =>
  navigationGuardMachine.provide({
    actors: {
      readAccessContext: fromPromise(async () => accessContext.read()),
      reconcile: fromPromise(async (): Promise<Reconciliation> => CONSEQUENCES[await accessContext.reconcile()]),
      reloadUser: fromPromise(({ signal }) => accessContext.reloadUser(signal)),
    },
  });

export type NavigationGuardLogic = ReturnType<typeof navigationGuardLogic>;
