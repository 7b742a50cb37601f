import { and, desc, eq, ne } from 'drizzle-orm';
import { planOfPrice } from '#server/billing/catalogue/plans.repository.ts';
import { userOfCustomer } from '#server/billing/purchases/customers.repository.ts';
import type { ProviderInvoice } from '#server/billing/provider/payment-provider.port.ts';
import type { Database } from '#server/database/database.types.ts';
import { invoices } from '#server/database/schema/purchases.tables.ts';

type InvoiceStatus = (typeof invoices.$inferSelect)['status'];

/** An invoice goes from `failed` to `paid` to `refunded`, so the order of its events does not matter. */
const OVERTAKEN: Readonly<Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  failed: [],
  paid: ['failed'],
  refunded: ['failed', 'paid'],
};

/** Keeps what was charged: of a user who is deleted as well, whom it does not name (R6). */
export const applyInvoice = async (
  transaction: Database,
  invoice: ProviderInvoice,
  status: InvoiceStatus,
): Promise<void> => {
  const userId = await userOfCustomer(transaction, invoice.customerId);
  const plan = await boughtPlan(transaction, invoice.priceIds);
  if (plan === null || invoice.amount === 0) return;
  const paidAt = invoice.paidAt === null ? null : new Date(invoice.paidAt);
  const { id, purchaseId, issuedAt, amount, currency, documentUrl } = invoice;
  const added = await transaction
    .insert(invoices)
    .values({
      id,
      userId,
      planId: plan.id,
      purchaseId,
      issuedAt: new Date(issuedAt),
      paidAt,
      amount,
      currency,
      status,
      documentUrl: userId === null ? null : documentUrl,
    })
    .onConflictDoNothing()
    .returning({ id: invoices.id });
  if (added.length === 1) return;
  for (const overtaken of OVERTAKEN[status]) {
    await transaction
      .update(invoices)
      .set({ status, amount, ...(paidAt !== null && { paidAt }) })
      .where(and(eq(invoices.id, id), eq(invoices.status, overtaken)));
  }
};

/** A change of plan bills the old one's rest first. */
const boughtPlan = async (transaction: Database, priceIds: readonly string[]) => {
  const newest = priceIds.at(-1);
  return newest === undefined ? null : planOfPrice(transaction, newest);
};

/** The newest charge of a purchase; null when nothing was paid. */
export const newestCharge = async (database: Database, purchaseId: string): Promise<string | null> => {
  const [newest] = await database
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.purchaseId, purchaseId), ne(invoices.status, 'failed')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(1);
  return newest?.id ?? null;
};
