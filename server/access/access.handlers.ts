import { TRIAL_HOURS, TRIAL_POINTS } from '#domain/access/trial.rules.ts';
import { findTrialStatus, startTrial } from '#server/access/trial.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { conflict, notFound } from '#server/http/api-failure.ts';
import type { Handlers } from '#server/http/handler.types.ts';
import { findUser, holdUser, userNotFound } from '#server/identity/users.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

export const accessHandlers = ({ database, now }: Dependencies) =>
  ({
    'trial.status': async ({ identity }) => {
      if ((await findUser(database, identity.uid)) === null) throw userNotFound();
      return findTrialStatus(database, identity, now());
    },

    'trial.start': async ({ identity, once }) =>
      once(async (transaction) => {
        await holdUser(transaction, identity.uid);
        const startedAt = now();
        if (!(await startTrial(transaction, identity, startedAt))) throw conflict('trial_used', 'The trial was started before.');
        const message = `The trial has started: ${TRIAL_HOURS} hours and ${TRIAL_POINTS} points.`;
        return { ...(await findTrialStatus(transaction, identity, startedAt)), message };
      }),

    // No plan can be bought yet, so nobody holds one.
    'subscriptions.current': () => Promise.reject(notFound('subscription_not_found', 'The user holds no subscription.')),
  }) satisfies Handlers;
