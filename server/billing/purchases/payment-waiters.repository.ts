import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { paymentWaiters } from '#server/database/schema/purchases.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';

/** Twice is once; the user is known not to be deleted meanwhile. */
export const addWaiter = async (transaction: Database, userId: string, now: number): Promise<void> => {
  await transaction
    .insert(paymentWaiters)
    .values({ userId, refusedAt: new Date(now) })
    .onConflictDoNothing();
};

interface Waiter {
  readonly userId: string;
  readonly email: string;
}

/** Whoever waits longest and nobody else is just writing to; null when nobody is left. They wait no more. */
export const takeWaiter = async (transaction: Database): Promise<Waiter | null> => {
  const [waiter] = await transaction
    .select({ userId: paymentWaiters.userId, email: users.email })
    .from(paymentWaiters)
    .innerJoin(users, eq(users.id, paymentWaiters.userId))
    .where(eq(users.isActive, true))
    .orderBy(asc(paymentWaiters.refusedAt))
    .limit(1)
    .for('update', { of: paymentWaiters, skipLocked: true });
  if (waiter === undefined) return null;
  await transaction.delete(paymentWaiters).where(eq(paymentWaiters.userId, waiter.userId));
  return waiter;
};
