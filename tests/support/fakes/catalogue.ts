import type { PlanCategory, SoldPlan } from '#domain/billing/plan.types.ts';
import { chargedPrice } from '#domain/billing/pricing/price.rules.ts';

const TIERS = [
  {
    categoryName: 'Basic',
    name: 'Podstawowy',
    description: 'Tutor, Przyjaciel, fiszki i quizy.',
    prices: [30, 60, 208],
  },
  { categoryName: 'Standard', name: 'Standard', description: 'To samo i arkusze egzaminów.', prices: [50, 100, 347] },
  { categoryName: 'Premium', name: 'Premium', description: 'Wszystko i konsultacje.', prices: [70, 140, 487] },
  {
    categoryName: 'Nauczycielski',
    name: 'Nauczycielski',
    description: 'Wszystko i lekcja na żywo.',
    prices: [120, 240, 835],
  },
] as const satisfies readonly {
  categoryName: PlanCategory;
  name: string;
  description: string;
  prices: readonly [number, number, number];
}[];

const PERIODS = [
  { billingPeriod: 'month', durationDays: 30, index: 0 },
  { billingPeriod: 'quarter', durationDays: 90, index: 1 },
  { billingPeriod: 'year', durationDays: 365, index: 2 },
] as const;

/** Every tier for every period, renewing and bought once. */
export const CATALOGUE: readonly SoldPlan[] = TIERS.flatMap(({ categoryName, name, description, prices }) =>
  PERIODS.flatMap(({ billingPeriod, durationDays, index }) =>
    [true, false].map((isRecurring): SoldPlan => {
      const uniqueID = `${categoryName.toLowerCase()}-${billingPeriod}${isRecurring ? '' : '-once'}`;
      return {
        uniqueID,
        name,
        description,
        categoryName,
        price: chargedPrice(prices[index]),
        currency: 'PLN',
        durationDays,
        hasAI: true,
        hasAIExams: categoryName !== 'Basic',
        isRecurring,
        stripePriceId: `price_${uniqueID}`,
        billingPeriod,
      };
    }),
  ),
);
