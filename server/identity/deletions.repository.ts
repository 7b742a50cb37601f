import { asc, eq, isNull, sql } from 'drizzle-orm';
import { batched } from '#server/database/batched.ts';
import type { Database } from '#server/database/database.types.ts';
import { preparedQuery } from '#server/database/prepared-query.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';

/** Registration and deletion of one person wait for each other until the transaction ends, so that neither leaves half a user. */
export const lockPerson = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
};

export const isDeleted = async (database: Database, userId: string): Promise<boolean> => {
  const rows = await database
    .select({ one: sql`1` })
    .from(deletions)
    .where(eq(deletions.userId, userId));
  return rows.length > 0;
};

const deletedAmong = preparedQuery('deleted', (database) =>
  database
    .select({ userId: deletions.userId })
    .from(deletions)
    .where(sql`${deletions.userId} = any(${sql.placeholder('userIds')})`),
);

/** The same for whoever speaks: those who come at once are looked up together, each after they came (D61). */
export const deletionLookup = (database: Database): ((userId: string) => Promise<boolean>) =>
  batched(async (userIds: readonly string[]) => {
    const rows = await deletedAmong(database).execute({ userIds });
    const deleted = new Set(rows.map(({ userId }) => userId));
    return (userId) => deleted.has(userId);
  });

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
