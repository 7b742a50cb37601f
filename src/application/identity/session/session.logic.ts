import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { askedAhead } from '#domain/shared/asked-ahead.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { SessionCache } from '#application/ports/session-cache.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Users } from '#application/ports/users.port.ts';

export const sessionLogic = (identity: Identity, users: Users, subscriptions: Subscriptions, cache: SessionCache) => {
  const plan = askedAhead((signal?: AbortSignal) => subscriptions.current(signal));
  return sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback(({ sendBack }) =>
        identity.watch(
          (person) => sendBack({ type: 'identity.changed', person }),
          () => sendBack({ type: 'identity.expired' }),
          () => sendBack({ type: 'identity.unavailable' }),
        ),
      ),
      recallLatest: fromPromise(() => cache.recallLatest()),
      recallSession: fromPromise(({ input: person }) => cache.recall(person)),
      findUser: fromPromise(({ input: id, signal }) => {
        plan.begin(signal);
        return users.find(id, signal);
      }),
      fetchSubscription: fromPromise(({ signal }) => plan.take(signal)),
      signOut: fromPromise(() => identity.signOut()),
    },
  });
};

export type SessionLogic = ReturnType<typeof sessionLogic>;
