import { and, eq, inArray } from 'drizzle-orm';
import type { CheckoutEvent } from '#server/billing/events/payment-event.types.ts';
import { userOfCustomer } from '#server/billing/purchases/customers.repository.ts';
import { PAID_ONCE } from '#server/billing/purchases/purchase-access.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { checkouts, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { plans } from '#server/database/schema/catalogue.tables.ts';

const DAY = 86_400_000;

type Outcome = CheckoutEvent['outcome'];

/** What an outcome may follow; whatever failed stays so. */
const BEFORE: Readonly<Record<Outcome, readonly ('open' | 'expired' | 'complete')[]>> = {
  complete: ['open', 'expired'],
  expired: ['open'],
  failed: ['open', 'expired', 'complete'],
};

/** The end of a checkout, and with it a one-time purchase as soon as it is paid. */
export const applyCheckout = async (
  transaction: Database,
  { checkoutId, customerId, outcome, purchase, createdAt }: CheckoutEvent,
  provider: string,
): Promise<void> => {
  const userId = await userOfCustomer(transaction, customerId);
  if (userId === null) return;
  await transaction
    .update(checkouts)
    .set({ status: outcome })
    .where(and(eq(checkouts.id, checkoutId), inArray(checkouts.status, [...BEFORE[outcome]])));
  if (purchase === null) return;
  const [plan] = await transaction.select().from(plans).where(eq(plans.id, purchase.planId));
  if (plan === undefined) return;
  const paidAt = new Date(createdAt);
  await transaction
    .insert(subscriptions)
    .values({
      id: purchase.id,
      userId,
      planId: plan.id,
      provider,
      isRecurring: false,
      status: PAID_ONCE,
      periodStart: paidAt,
      periodEnd: new Date(createdAt + plan.durationDays * DAY),
      createdAt: paidAt,
      eventAt: paidAt,
      revision: 1,
    })
    .onConflictDoNothing();
};
