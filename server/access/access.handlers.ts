import { TRIAL_DURATION, TRIAL_HOURS, TRIAL_POINTS, trialStatusAt } from '#domain/entitlement/trial-status.rules.ts';
import { requireConsents } from '#server/access/required-consents.rules.ts';
import { findTrialStatus, startTrial } from '#server/access/trial.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { conflict } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { lockUser, userNotFound } from '#server/identity/users.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

export const accessHandlers = ({ database, now }: Dependencies) =>
  ({
    'trial.status': async ({ identity }) => {
      const status = await findTrialStatus(database, identity, now());
      if (status === null) throw userNotFound();
      return status;
    },

    'trial.start': async ({ identity, once }) =>
      once(async (transaction) => {
        const user = await lockUser(transaction, identity.uid);
        requireConsents(user);
        const startedAt = now();
        if (!(await startTrial(transaction, identity, startedAt)))
          throw conflict('trial_used', 'The trial was started before.');
        const message = `The trial has started: ${TRIAL_HOURS} hours and ${TRIAL_POINTS} points.`;
        return {
          ...trialStatusAt({ expiresAt: startedAt + TRIAL_DURATION, remainingPoints: TRIAL_POINTS }, startedAt),
          message,
        };
      }),
  }) satisfies Handlers;
