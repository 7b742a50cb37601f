import { lt } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { logs } from '#server/database/schema/support.tables.ts';
import { lockUser } from '#server/identity/users.repository.ts';

/** Never longer than 24 months (S2 §9.56). */
const KEPT = 730 * 86_400_000;

export type NewLog = Omit<typeof logs.$inferInsert, 'id'>;

export const addLog = (database: Database, log: NewLog): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockUser(transaction, log.userId);
    await transaction.insert(logs).values(log);
  });

export const deleteOldLogs = async (database: Database, now: number): Promise<void> => {
  await database.delete(logs).where(lt(logs.timeStamp, new Date(now - KEPT)));
};
