import { and, eq, sql } from 'drizzle-orm';
import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { accessEnd, isUnpaid, type PurchaseRow } from '#server/billing/purchases/purchase-access.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { invoices, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { planPrices, plans } from '#server/database/schema/catalogue.tables.ts';
import { isAmongKeys, sharedLookup } from '#server/database/shared-lookup.ts';

/** What a user has bought, with what was paid for it. */
export interface Purchase {
  readonly purchase: PurchaseRow;
  readonly plan: PlanRow;
  /** What the plan is sold at now; null when it is not. */
  readonly priceId: string | null;
  readonly paidAt: Date | null;
  /** Whether the newest charge was given back, which ends it. */
  readonly isRefunded: boolean;
}

const ofPurchase = sql`${invoices} where ${invoices.purchaseId} = ${subscriptions.id}`;

const boughtBy = sharedLookup(
  'bought',
  (database) =>
    database
      .select({
        purchase: subscriptions,
        plan: plans,
        priceId: planPrices.id,
        paidAt: sql<Date | null>`(select max(${invoices.paidAt}) from ${ofPurchase})`.mapWith(invoices.paidAt),
        isRefunded: sql<boolean>`coalesce((select ${invoices.status} = 'refunded' from ${ofPurchase}
        and ${invoices.status} <> 'failed' order by ${invoices.issuedAt} desc, ${invoices.id} desc limit 1), false)`,
      })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .leftJoin(
        planPrices,
        and(
          eq(planPrices.planId, plans.id),
          eq(planPrices.provider, subscriptions.provider),
          eq(planPrices.isCurrent, true),
        ),
      )
      .where(isAmongKeys(subscriptions.userId)),
  ({ purchase }) => purchase.userId,
);

/** What a user holds now, or held last: what is active goes before what is not, then what lasts longest. Null when they have never bought anything. `now` in milliseconds. */
export const findHeld = async (database: Database, userId: string, now: number): Promise<Purchase | null> => {
  const bought: readonly Purchase[] = await boughtBy(database, userId);
  const [held] = bought
    .filter(({ purchase }) => !isUnpaid(purchase.status))
    .toSorted(
      (a, b) => Number(isActive(b, now)) - Number(isActive(a, now)) || accessEnd(b.purchase) - accessEnd(a.purchase),
    );
  return held ?? null;
};

export const isActive = ({ purchase, isRefunded }: Purchase, now: number): boolean =>
  !isRefunded && now < accessEnd(purchase);
