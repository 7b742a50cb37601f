import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { invoice } from '#contract/schemas/subscription.schema.ts';
import { mainUnit } from '#server/billing/catalogue/plan.mapper.ts';
import type { Database } from '#server/database/database.types.ts';
import { invoices } from '#server/database/schema/purchases.tables.ts';
import { plans } from '#server/database/schema/catalogue.tables.ts';

/** What a user was charged, the newest first. */
export const listInvoices = async (database: Database, userId: string): Promise<z.output<typeof invoice>[]> => {
  const rows = await database
    .select({ invoice: invoices, planName: plans.name })
    .from(invoices)
    .innerJoin(plans, eq(plans.id, invoices.planId))
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  return rows.map(({ invoice: { id, issuedAt, amount, currency, status, documentUrl }, planName }) => ({
    id,
    issuedAt: issuedAt.toISOString(),
    planName,
    amount: mainUnit(amount),
    currency,
    status,
    documentUrl,
  }));
};
