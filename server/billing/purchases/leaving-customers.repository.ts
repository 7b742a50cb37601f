import { eq } from 'drizzle-orm';
import { findCustomer } from '#server/billing/purchases/customers.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { invoices } from '#server/database/schema/purchases.tables.ts';

/** Who a user was at the provider, beyond the user: until they are removed there. The deletion must have been asked for. */
export const keepCustomerOf = async (transaction: Database, userId: string, provider: string): Promise<void> => {
  const customerId = await findCustomer(transaction, userId, provider);
  await transaction.update(deletions).set({ customerId }).where(eq(deletions.userId, userId));
};

export const keptCustomerOf = async (database: Database, userId: string): Promise<string | null> => {
  const [row] = await database
    .select({ customerId: deletions.customerId })
    .from(deletions)
    .where(eq(deletions.userId, userId));
  return row?.customerId ?? null;
};

export const forgetCustomerOf = async (database: Database, userId: string): Promise<void> => {
  await database.update(deletions).set({ customerId: null }).where(eq(deletions.userId, userId));
};

/** The provider's documents name whom they were made out to. */
export const forgetDocuments = async (transaction: Database, userId: string): Promise<void> => {
  await transaction.update(invoices).set({ documentUrl: null }).where(eq(invoices.userId, userId));
};
