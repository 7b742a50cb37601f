import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { SubscriptionStatusEvent } from '#domain/billing/subscription-status/subscription-status.types.ts';
import type { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { AppActors } from '#application/app.connections.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { SubscriptionStatusLogic } from './subscription-status.logic.ts';

export type SubscriptionStatusActor = ActorRefFrom<SubscriptionStatusLogic>;

const NOBODY_HERE = ['signingOut', 'unauthenticated', 'unanswered'] as const;

/** What the session has said before anybody here could hear it; null while it is finding out. */
const saidBy = (session: SnapshotFrom<typeof sessionMachine>, readAt: number): SubscriptionStatusEvent | null => {
  if (NOBODY_HERE.some((account) => session.matches({ account }))) return { type: 'session.nobodyFound' };
  if (session.matches({ account: { authenticated: 'unregistered' } }))
    return { type: 'session.settled', outcome: 'unregistered' };
  if (session.matches({ account: { authenticated: 'unavailable' } }))
    return { type: 'session.settled', outcome: 'unavailable' };
  const { user, subscription, isRemembered, isPlanRemembered } = session.context;
  return user === null || isRemembered || isPlanRemembered
    ? null
    : { type: 'session.established', subscription, readAt };
};

/** Begins with the first page of plans, and lives as long as the page: whoever only learns does without it. */
export const startSubscriptionStatus = (
  logic: SubscriptionStatusLogic,
  { session }: Pick<AppActors, 'session'>,
  clock: Clock,
): SubscriptionStatusActor => {
  const status = createActor(logic).start();
  const said = saidBy(session.getSnapshot(), clock.now());
  if (said !== null) status.send(said);
  session.on('session.established', ({ subscription }) =>
    status.send({ type: 'session.established', subscription, readAt: clock.now() }),
  );
  session.on('session.settled', ({ outcome }) => status.send({ type: 'session.settled', outcome }));
  session.on('session.nobodyFound', (found) => status.send(found));
  session.on('session.ended', () => status.send({ type: 'session.ended' }));
  // The session alone reads the plan.
  status.on('subscription.lookNeeded', () => session.send({ type: 'session.refreshRequested' }));
  return status;
};
