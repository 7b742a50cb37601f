import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { newsletterSubscribers } from '#server/database/schema/support.tables.ts';

type Subscriber = typeof newsletterSubscribers.$inferInsert;

/** Whether the address is new on the list. */
export const addSubscriber = async (transaction: Database, subscriber: Subscriber): Promise<boolean> => {
  const added = await transaction
    .insert(newsletterSubscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ id: newsletterSubscribers.id });
  return added.length > 0;
};

/** The id of an address in small letters; null when it is not on the list. */
export const findSubscriber = async (database: Database, email: string): Promise<string | null> => {
  const [row] = await database
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row?.id ?? null;
};

/** Twice is once. */
export const removeSubscriber = async (database: Database, id: string): Promise<void> => {
  await database.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
};
