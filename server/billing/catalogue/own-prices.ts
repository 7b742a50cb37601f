import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';

/** Prices of this machine's own, by plan: nobody elsewhere knows them. */
export const ownPriceIds = (kind: string): ReadonlyMap<string, string> =>
  new Map(PLAN_CATALOGUE.map(({ id }) => [id, `price_${kind}_${id}`]));
