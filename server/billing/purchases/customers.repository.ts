import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { customers } from '#server/database/schema/purchases.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { isDeleted } from '#server/identity/deletions.repository.ts';

/** Who a user is at a provider; null when they have never opened a checkout there. */
export const findCustomer = async (database: Database, userId: string, provider: string): Promise<string | null> => {
  const [found] = await database
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.userId, userId), eq(customers.provider, provider)));
  return found?.id ?? null;
};

/** Whoever adds the same one at the same time finds it there. */
export const addCustomer = async (
  transaction: Database,
  customer: { readonly id: string; readonly userId: string; readonly provider: string },
): Promise<void> => {
  await transaction.insert(customers).values(customer).onConflictDoNothing();
};

/**
 * The user behind a customer; null for one who is not ours, or is deleted. Events of one customer wait here for each other.
 * The user's row is taken first, as by a deletion, so that two never wait for each other.
 */
export const userOfCustomer = async (transaction: Database, customerId: string): Promise<string | null> => {
  const [found] = await transaction
    .select({ userId: users.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(customers.id, customerId))
    .for('key share', { of: users });
  if (found === undefined || (await isDeleted(transaction, found.userId))) return null;
  await transaction.select().from(customers).where(eq(customers.id, customerId)).for('update');
  return found.userId;
};
