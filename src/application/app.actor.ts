import { createActor } from 'xstate';
import { CONNECTIONS, type AppActors } from './app.connections.ts';
import type { AppLogic } from './app.logic.ts';
import type { Drafts } from './ports/drafts.port.ts';
import type { SessionCache } from './ports/session-cache.port.ts';

/** What the app-wide machines leave in the world. */
const keepRecords = ({ session }: AppActors, cache: SessionCache, drafts: Drafts): void => {
  session.on('session.established', ({ user, subscription }) => cache.keep({ user, subscription }));
  session.on('session.ended', ({ reason }) => {
    cache.clear();
    if (reason === 'left') drafts.clear();
  });
};

/** Starts everything that lives as long as the page and lets it talk. */
export const startApp = (logic: AppLogic, cache: SessionCache, drafts: Drafts): AppActors => {
  const { session, authDialog, trial, toasts } = createActor(logic).start().getSnapshot().children;
  if (!session || !authDialog || !trial || !toasts) throw new Error('The app started without its machines.');
  const actors: AppActors = { session, authDialog, trial, toasts };
  for (const { join } of CONNECTIONS) join(actors);
  keepRecords(actors, cache, drafts);
  return actors;
};
