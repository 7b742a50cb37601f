import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PricedPlan } from '#server/billing/catalogue/plan.mapper.ts';
import { PLAN_CATALOGUE, type PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import type { Database } from '#server/database/database.types.ts';
import { planPrices, plans } from '#server/database/schema/catalogue.tables.ts';

const { id: _id, ...changeable } = getTableColumns(plans);

/** Brings the plans up to date with the code. None is ever deleted: somebody may hold it. */
export const seedPlans = async (database: Database): Promise<void> => {
  await database
    .insert(plans)
    .values([...PLAN_CATALOGUE])
    .onConflictDoUpdate({
      target: plans.id,
      set: Object.fromEntries(
        Object.entries(changeable).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
      ),
    });
};

/** From now on each plan is sold at this price of the provider. Older prices go on meaning their plan. */
export const setPrices = (database: Database, provider: string, priceIds: ReadonlyMap<string, string>): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.update(planPrices).set({ isCurrent: false }).where(eq(planPrices.provider, provider));
    if (priceIds.size === 0) return;
    await transaction
      .insert(planPrices)
      .values([...priceIds].map(([planId, id]) => ({ id, planId, provider, isCurrent: true })))
      .onConflictDoUpdate({ target: planPrices.id, set: { isCurrent: true } });
  });

/** In the order of the catalogue, at the prices of the provider. */
export const listPlans = (database: Database, provider: string): Promise<PricedPlan[]> =>
  pricedPlans(database, provider).orderBy(asc(plans.position));

export const findPlan = async (database: Database, provider: string, id: string): Promise<PricedPlan | null> => {
  const [found] = await pricedPlans(database, provider).where(eq(plans.id, id));
  return found ?? null;
};

/** Null for a price that no plan is sold at now. */
export const findSoldPlan = async (
  database: Database,
  provider: string,
  priceId: string,
): Promise<(PricedPlan & { readonly priceId: string }) | null> => {
  const [found] = await pricedPlans(database, provider).where(eq(planPrices.id, priceId));
  return found === undefined ? null : { ...found, priceId };
};

/** Whichever plan a price belongs to or has ever belonged to. */
export const planOfPrice = async (database: Database, priceId: string): Promise<PlanRow | null> => {
  const [found] = await database
    .select({ plan: plans })
    .from(planPrices)
    .innerJoin(plans, eq(plans.id, planPrices.planId))
    .where(eq(planPrices.id, priceId));
  return found?.plan ?? null;
};

const pricedPlans = (database: Database, provider: string) =>
  database
    .select({ plan: plans, priceId: planPrices.id })
    .from(plans)
    .leftJoin(
      planPrices,
      and(eq(planPrices.planId, plans.id), eq(planPrices.provider, provider), eq(planPrices.isCurrent, true)),
    )
    .$dynamic();
