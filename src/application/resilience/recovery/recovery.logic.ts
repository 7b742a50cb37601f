import { fromPromise } from 'xstate';
import { recoveryMachine } from '#domain/resilience/recovery/recovery.machine.ts';
import type { AccessContextProvider } from '#application/ports/access-context.port.ts';
import type { LocalState } from '#application/local-state.service.ts';

export const recoveryLogic = (accessContext: AccessContextProvider, local: LocalState) =>
  recoveryMachine.provide({
    actors: {
      reconcile: fromPromise(() => accessContext.reconcile()),
      clearState: fromPromise(async () => local.clear()),
      reinitialise: fromPromise(({ signal }) => accessContext.beginAnew(signal)),
    },
  });

export type RecoveryLogic = ReturnType<typeof recoveryLogic>;
