import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  NO_TRIAL,
  TRIAL_DURATION,
  TRIAL_POINTS,
  trialStatusAt,
  type TrialStatus,
} from '#domain/entitlement/trial-status.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { preparedQuery } from '#server/database/prepared-query.ts';
import { trialClaims, trials } from '#server/database/schema/access.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import type { Identity } from '#server/api/identity.types.ts';

const trialOf = preparedQuery('trial', (database) => {
  const claims = database
    .select({ one: sql`1` })
    .from(trialClaims)
    .where(sql`${trialClaims.subjectHash} = any(${sql.placeholder('subjects')})`);
  return database
    .select({ trial: trials, isClaimed: sql<boolean>`exists ${claims}` })
    .from(users)
    .leftJoin(trials, eq(trials.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')));
});

/**
 * Null for a person who has not been registered. `now` and all moments here are milliseconds since the epoch.
 * One statement, so that a trial that starts meanwhile is seen whole or not at all.
 */
export const findTrialStatus = async (
  database: Database,
  identity: Identity,
  now: number,
): Promise<TrialStatus | null> => {
  const [row] = await trialOf(database).execute({ userId: identity.uid, subjects: subjectsOf(identity) });
  if (row === undefined) return null;
  if (row.trial === null) return row.isClaimed ? NO_TRIAL : trialStatusAt(null, now);
  return trialStatusAt({ expiresAt: row.trial.expiresAt.getTime(), remainingPoints: row.trial.remainingPoints }, now);
};

/** Starts the one trial of a user and a verified e-mail; false when either has had one. The user's row must be held. */
export const startTrial = async (transaction: Database, identity: Identity, now: number): Promise<boolean> => {
  const subjects = subjectsOf(identity);
  // Whoever claims at the same time waits here for this transaction.
  const claimed = await transaction
    .insert(trialClaims)
    .values(claimsOf(subjects, now))
    .onConflictDoNothing()
    .returning();
  if (claimed.length < subjects.length) return false;
  await transaction
    .insert(trials)
    .values({ userId: identity.uid, expiresAt: new Date(now + TRIAL_DURATION), remainingPoints: TRIAL_POINTS });
  return true;
};

/** Takes one point of a trial that was active at `askedAt`; false when there is none to take. */
export const spendTrialPoint = async (transaction: Database, userId: string, askedAt: number): Promise<boolean> => {
  const spent = await transaction
    .update(trials)
    .set({ remainingPoints: sql`${trials.remainingPoints} - 1` })
    .where(and(eq(trials.userId, userId), gt(trials.remainingPoints, 0), gt(trials.expiresAt, new Date(askedAt))))
    .returning({ userId: trials.userId });
  return spent.length === 1;
};

/** Before a user goes: an e-mail verified since the trial began must not bring another. */
export const claimTrialOf = async (transaction: Database, identity: Identity, now: number): Promise<void> => {
  const had = await transaction.select({ userId: trials.userId }).from(trials).where(eq(trials.userId, identity.uid));
  if (had.length > 0)
    await transaction
      .insert(trialClaims)
      .values(claimsOf(subjectsOf(identity), now))
      .onConflictDoNothing();
};

/** For people of the test profile, who begin anew. */
export const deleteTrialClaims = async (transaction: Database, identity: Identity): Promise<void> => {
  await transaction
    .delete(trialClaims)
    .where(inArray(trialClaims.subjectHash, subjectsOf({ ...identity, isEmailVerified: true })));
};

const claimsOf = (subjects: readonly string[], now: number) =>
  subjects.map((subjectHash) => ({ subjectHash, claimedAt: new Date(now) }));

/** Whom a trial is given to once. An e-mail that is not verified may be somebody else's. */
const subjectsOf = ({ uid, email, isEmailVerified }: Identity): string[] => [
  hashed('uid', uid),
  ...(email !== null && isEmailVerified ? [hashed('email', email.trim().toLowerCase())] : []),
];

const hashed = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind}:${value}`).digest('base64url');
