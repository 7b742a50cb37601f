import { ownPriceIds } from '#server/billing/catalogue/own-prices.ts';
import { PLAN_CATALOGUE, type PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { newSubscription, secondsOf } from '#server/billing/embedded/embedded-objects.ts';
import { putObject } from '#server/billing/embedded/embedded-store.ts';
import { PAID_ONCE } from '#server/billing/purchases/purchase-access.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { customers, invoices, subscriptions } from '#server/database/schema/purchases.tables.ts';

const DAY = 24 * 3_600_000;

/** A purchase as it is left: days since it began, and how it stands. */
export interface LeftPurchase {
  readonly planId: string;
  readonly daysAgo: number;
  readonly isCancelled?: true;
}

export const seedPurchase = async (
  transaction: Database,
  userId: string,
  bought: LeftPurchase,
  now: number,
): Promise<void> => {
  const plan = PLAN_CATALOGUE.find(({ id }) => id === bought.planId);
  if (plan === undefined) throw new Error(`There is no plan ${bought.planId}.`);
  const start = new Date(now - bought.daysAgo * DAY);
  const end = new Date(start.getTime() + plan.durationDays * DAY);
  const hasEnded = end.getTime() <= now;
  const cancelAt = bought.isCancelled === true ? end : null;
  const liveStatus = plan.isRecurring ? 'active' : PAID_ONCE;
  await transaction.insert(customers).values({ id: `cus_${userId}`, userId, provider: 'embedded' });
  await transaction.insert(subscriptions).values({
    id: `sub_${userId}`,
    userId,
    planId: plan.id,
    provider: 'embedded',
    isRecurring: plan.isRecurring,
    status: hasEnded ? 'canceled' : liveStatus,
    periodStart: start,
    periodEnd: end,
    cancelAt,
    endedAt: hasEnded ? end : null,
    createdAt: start,
    eventAt: start,
    revision: 1,
  });
  if (plan.isRecurring && !hasEnded) await seedAtProvider(transaction, { userId, plan, start, cancelAt });
  await transaction.insert(invoices).values({
    id: `in_${userId}`,
    userId,
    planId: plan.id,
    purchaseId: `sub_${userId}`,
    issuedAt: start,
    paidAt: start,
    amount: plan.price,
    currency: plan.currency,
    status: 'paid',
  });
};

interface LivePurchase {
  readonly userId: string;
  readonly plan: PlanRow;
  readonly start: Date;
  readonly cancelAt: Date | null;
}

/** So that it can be changed, cancelled and resumed there. */
const seedAtProvider = (transaction: Database, { userId, plan, start, cancelAt }: LivePurchase): Promise<void> => {
  const customerId = `cus_${userId}`;
  const made = newSubscription(
    { customer: customerId, metadata: {} },
    plan,
    ownPriceIds('embedded').get(plan.id) ?? '',
    start.getTime(),
  );
  const body = {
    ...made,
    id: `sub_${userId}`,
    cancel_at: cancelAt === null ? null : secondsOf(cancelAt.getTime()),
    cancel_at_period_end: cancelAt !== null,
  };
  return putObject(transaction, 'subscription', { id: body.id, customerId, body });
};
