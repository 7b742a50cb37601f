import { ContainerModule } from 'inversify';
import { sessionStorageClientLogStore } from '#adapters/storage/session-storage-client-log-store.adapter.ts';
import { clientLogLogic } from '#application/resilience/client-log/client-log.logic.ts';
import { recoveryLogic } from '#application/resilience/recovery/recovery.logic.ts';
import { startResilience } from '#application/resilience/resilience.actor.ts';
import { backend } from './backend.module.ts';
import { BACKEND } from './backend.tokens.ts';
import { tabStorage } from './browser.tokens.ts';
import { CORE } from './core.tokens.ts';
import { RESILIENCE } from './resilience.tokens.ts';
import { wire } from './token.ts';

/** What an idle page, or one with a problem, loads. */
export const resilience = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, RESILIENCE.clientLogStore, sessionStorageClientLogStore, [tabStorage]);

    wire(bind, RESILIENCE.clientLogLogic, clientLogLogic, [RESILIENCE.clientLogStore, BACKEND.clientLogs]);
    wire(bind, RESILIENCE.recoveryLogic, recoveryLogic, [CORE.accessContext, CORE.localState]);

    wire(bind, RESILIENCE.resilience, startResilience, [
      RESILIENCE.recoveryLogic,
      RESILIENCE.clientLogLogic,
      CORE.app,
      CORE.problems,
      RESILIENCE.clientLogStore,
      CORE.clock,
    ]);
  }),
];
