import { asc, eq } from 'drizzle-orm';
import type { UserExport } from '#contract/schemas/user-export.schema.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  cancellations,
  checkouts,
  customers,
  invoices,
  subscriptions,
} from '#server/database/schema/purchases.tables.ts';

type Payments = Pick<UserExport, 'customers' | 'checkouts' | 'subscriptions' | 'cancellations' | 'invoices'>;

/** What is stored of a user's purchases. */
export const paymentsOf = async (database: Database, userId: string): Promise<Payments> => ({
  customers: await customersOf(database, userId),
  checkouts: await checkoutsOf(database, userId),
  subscriptions: await subscriptionsOf(database, userId),
  cancellations: await cancellationsOf(database, userId),
  invoices: await invoicesOf(database, userId),
});

const customersOf = async (database: Database, userId: string): Promise<Payments['customers']> => {
  const rows = await database.select().from(customers).where(eq(customers.userId, userId));
  return rows.map(({ id, provider }) => ({ provider, customerId: id }));
};

const checkoutsOf = async (database: Database, userId: string): Promise<Payments['checkouts']> => {
  const { planId, status, createdAt } = checkouts;
  const rows = await database
    .select({ planId, status, createdAt })
    .from(checkouts)
    .where(eq(checkouts.userId, userId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

const subscriptionsOf = async (database: Database, userId: string): Promise<Payments['subscriptions']> => {
  const { planId, provider, isRecurring, status, periodStart, periodEnd, cancelAt } = subscriptions;
  const rows = await database
    .select({ planId, provider, isRecurring, status, periodStart, periodEnd, cancelAt })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(asc(subscriptions.createdAt));
  return rows.map((row) => ({
    ...row,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    cancelAt: row.cancelAt?.toISOString() ?? null,
  }));
};

const cancellationsOf = async (database: Database, userId: string): Promise<Payments['cancellations']> => {
  const { id, reasons, comment, cancelledAt } = cancellations;
  const rows = await database
    .select({ reasons, comment, cancelledAt })
    .from(cancellations)
    .where(eq(cancellations.userId, userId))
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, cancelledAt: row.cancelledAt.toISOString() }));
};

const invoicesOf = async (database: Database, userId: string): Promise<Payments['invoices']> => {
  const { id, planId, issuedAt, amount, currency, status } = invoices;
  const rows = await database
    .select({ id, planId, issuedAt, amount, currency, status })
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(asc(issuedAt));
  return rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));
};
