import type * as z from 'zod/mini';
import type { plan } from '#contract/schemas/plan.schema.ts';
import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';

/** A plan with what the provider calls its price now; null when it is not sold. */
export interface PricedPlan {
  readonly plan: PlanRow;
  readonly priceId: string | null;
}

/** An amount in grosze in the currency's main unit, like 49.99. */
export const mainUnit = (grosze: number): number => grosze / 100;

export const planAnswer = ({ plan: row, priceId }: PricedPlan): z.output<typeof plan> => {
  const { id, categoryId, price, hasAi, hasAiExams, position: _position, ...rest } = row;
  return {
    ...rest,
    uniqueID: id,
    categoryID: categoryId,
    price: mainUnit(price),
    hasAI: hasAi,
    hasAIExams: hasAiExams,
    stripePriceId: priceId,
  };
};
