import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { guardianRequests } from '#server/database/schema/users.tables.ts';

type GuardianRequest = typeof guardianRequests.$inferSelect;

/** What a guardian was asked last at this address about this pupil. */
export const latestRequest = async (
  database: Database,
  userId: string,
  guardianEmail: string,
): Promise<GuardianRequest | null> => {
  const [row] = await database
    .select()
    .from(guardianRequests)
    .where(and(eq(guardianRequests.userId, userId), eq(guardianRequests.guardianEmail, guardianEmail)))
    .orderBy(desc(guardianRequests.askedAt))
    .limit(1);
  return row ?? null;
};

export const findRequest = async (database: Database, id: string): Promise<GuardianRequest | null> => {
  const [row] = await database.select().from(guardianRequests).where(eq(guardianRequests.id, id));
  return row ?? null;
};

/** The id of a request that is new. */
export const addRequest = async (
  transaction: Database,
  userId: string,
  guardianEmail: string,
  now: number,
): Promise<string> => {
  const id = randomUUID();
  await transaction.insert(guardianRequests).values({ id, userId, guardianEmail, askedAt: new Date(now) });
  return id;
};

/** Answers every request to that address about that pupil: all letters to a guardian ask the same. */
export const keepAnswer = async (
  transaction: Database,
  { userId, guardianEmail }: Pick<GuardianRequest, 'userId' | 'guardianEmail'>,
  answer: 'agreed' | 'declined',
  now: number,
): Promise<void> => {
  await transaction
    .update(guardianRequests)
    .set({ answer, answeredAt: new Date(now) })
    .where(and(eq(guardianRequests.userId, userId), eq(guardianRequests.guardianEmail, guardianEmail)));
};
