import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { TRIAL_POINTS } from '#domain/entitlement/trial-status.rules.ts';
import { findTrialStatus, spendTrialPoint, startTrial } from '#server/access/trial.repository.ts';
import type { Identity } from '#server/api/identity.types.ts';
import type { Database } from '#server/database/database.types.ts';
import type { UserRow } from '#server/identity/users.repository.ts';
import { noAiAccess, requireAiAccess, type GrantedAccess } from '#server/learning/ai-entry.rules.ts';

interface Asker {
  readonly identity: Identity;
  readonly user: UserRow;
  readonly subscription: Subscription | null;
}

/** How many replies whoever asked then can still pay for; a plan pays for any number. Throws 403 for none. */
export const pointsLeft = async (
  database: Database,
  { identity, user, subscription }: Asker,
  askedAt: number,
): Promise<number> => {
  const trial = await findTrialStatus(database, identity, askedAt);
  if (trial === null) throw noAiAccess('no_subscription');
  const { kind } = requireAiAccess(user, trial, subscription);
  if (kind === 'plan') return Infinity;
  return kind === 'trialToStart' ? TRIAL_POINTS : trial.remainingPoints;
};

/** The points that a reply costs (D16). Throws 403 when there is none left. */
export const charge = async (
  transaction: Database,
  identity: Identity,
  access: GrantedAccess,
  askedAt: number,
): Promise<number> => {
  if (access.kind === 'plan') return 0;
  if (access.kind === 'trialToStart') await startTrial(transaction, identity, askedAt);
  if (!(await spendTrialPoint(transaction, identity.uid, askedAt))) throw noAiAccess('points_depleted');
  return 1;
};
