import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { isAmongKeys, sharedLookup } from '#server/database/shared-lookup.ts';

/** Registration and deletion of one person wait for each other until the transaction ends, so that neither leaves half a user. */
export const lockPerson = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
};

const deletionOf = sharedLookup(
  'deleted',
  (database) => database.select({ userId: deletions.userId }).from(deletions).where(isAmongKeys(deletions.userId)),
  ({ userId }) => userId,
);

export const isDeleted = async (database: Database, userId: string): Promise<boolean> =>
  (await deletionOf(database, userId)).length > 0;

export const addDeletion = async (transaction: Database, userId: string, now: number): Promise<void> => {
  await transaction.insert(deletions).values({ userId, requestedAt: new Date(now) });
};

/** Oldest first. */
export const unfinishedDeletions = async (database: Database): Promise<string[]> => {
  const rows = await database
    .select({ userId: deletions.userId })
    .from(deletions)
    .where(isNull(deletions.finishedAt))
    .orderBy(asc(deletions.requestedAt));
  return rows.map(({ userId }) => userId);
};

export const finishDeletion = async (database: Database, userId: string, now: number): Promise<void> => {
  await database
    .update(deletions)
    .set({ finishedAt: new Date(now) })
    .where(eq(deletions.userId, userId));
};
