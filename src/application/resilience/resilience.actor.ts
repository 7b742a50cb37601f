import { createActor, type ActorRefFrom } from 'xstate';
import { isOfNavigation } from '#domain/resilience/problem.rules.ts';
import type { AppActors } from '../app.connections.ts';
import type { ClientLogStore } from '../ports/client-log-store.port.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { Problems } from '../problems.service.ts';
import { entryOf } from '#domain/resilience/client-log/client-log-entry.rules.ts';
import type { ClientLogLogic } from './client-log/client-log.logic.ts';
import type { RecoveryLogic } from './recovery/recovery.logic.ts';
import { connectionsAt } from './resilience.connections.ts';

export interface Resilience {
  readonly recovery: ActorRefFrom<RecoveryLogic>;
  readonly clientLog: ActorRefFrom<ClientLogLogic>;
}

/** Begins when the page is idle or something is wrong, and lives as long as the page; it hears at once who is here and what went wrong before. */
export const startResilience = (
  recoveryLogic: RecoveryLogic,
  clientLogLogic: ClientLogLogic,
  { session }: AppActors,
  problems: Problems,
  store: ClientLogStore,
  clock: Clock,
): Resilience => {
  const recovery = createActor(recoveryLogic).start();
  const clientLog = createActor(clientLogLogic).start();
  for (const { join } of connectionsAt(clock)) join({ session, recovery, clientLog });
  clientLog.on('clientLog.changed', ({ userId, entries }) => {
    if (userId !== null) store.keep(userId, entries);
  });
  const snapshot = session.getSnapshot();
  const { user } = snapshot.context;
  if (user !== null && snapshot.matches({ account: { authenticated: 'registered' } }))
    clientLog.send({ type: 'session.established', userId: user.id });

  // An error that comes again and again says nothing new.
  const told = new Set<string>();
  problems.hear((problem) => {
    const entry = entryOf(problem);
    if (isOfNavigation(problem)) recovery.send(problem);
    else if (entry !== null && told.has(entry.entry.text)) return;
    if (entry === null) return;
    told.add(entry.entry.text);
    clientLog.send(entry);
  });
  return { recovery, clientLog };
};
