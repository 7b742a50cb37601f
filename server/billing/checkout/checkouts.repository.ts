import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { checkouts } from '#server/database/schema/purchases.tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

/** The one that is open, as far as we have heard. */
export const findOpenCheckout = async (database: Database, userId: string): Promise<CheckoutRow | null> => {
  const [open] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')));
  return open ?? null;
};

/** Null for one that is not the user's. */
export const findCheckout = async (database: Database, userId: string, id: string): Promise<CheckoutRow | null> => {
  const [found] = await database
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.id, id)));
  return found ?? null;
};

/** False when the user has another one open. */
export const addCheckout = async (transaction: Database, checkout: Omit<CheckoutRow, 'status'>): Promise<boolean> => {
  const added = await transaction
    .insert(checkouts)
    .values({ ...checkout, status: 'open' })
    .onConflictDoNothing()
    .returning({ id: checkouts.id });
  return added.length === 1;
};

export const closeCheckout = async (database: Database, id: string): Promise<void> => {
  await database
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')));
};
