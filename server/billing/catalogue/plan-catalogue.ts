import type { PlanCategory } from '#domain/billing/plan.types.ts';
import type { PlanPeriod } from '#domain/billing/pricing/plan-period.rules.ts';
import { chargedPrice } from '#domain/billing/pricing/price.rules.ts';
import { PLAN_TEXTS } from '#server/billing/catalogue/plans.texts.ts';
import type { plans } from '#server/database/schema/catalogue.tables.ts';

export type PlanRow = typeof plans.$inferSelect;

/** What a plan opens (S2 §1.30–1.32), and its whole prices in zlotys by period: so that every tier keeps the discounts of the tabs (D7). */
const TIERS: Readonly<
  Record<
    PlanCategory,
    { readonly id: string; readonly hasAiExams: boolean; readonly prices: Record<PlanPeriod, number> }
  >
> = {
  Basic: { id: 'basic', hasAiExams: false, prices: { monthly: 30, quarterly: 60, annual: 208 } },
  Standard: { id: 'standard', hasAiExams: true, prices: { monthly: 50, quarterly: 100, annual: 347 } },
  Premium: { id: 'premium', hasAiExams: true, prices: { monthly: 70, quarterly: 140, annual: 487 } },
  Nauczycielski: { id: 'teacher', hasAiExams: true, prices: { monthly: 120, quarterly: 240, annual: 835 } },
};

/** S2 §1.33, S1 §9.54–9.56 */
const PERIODS: Readonly<Record<PlanPeriod, { readonly durationDays: number; readonly billingPeriod: string }>> = {
  monthly: { durationDays: 30, billingPeriod: 'month' },
  quarterly: { durationDays: 90, billingPeriod: 'quarter' },
  annual: { durationDays: 365, billingPeriod: 'year' },
};

const CATEGORIES = ['Basic', 'Standard', 'Premium', 'Nauczycielski'] as const;
const PERIOD_ORDER = ['monthly', 'quarterly', 'annual'] as const;

const planOf = (category: PlanCategory, period: PlanPeriod, isRecurring: boolean): Omit<PlanRow, 'position'> => {
  const { id, hasAiExams, prices } = TIERS[category];
  return {
    id: `${id}-${period}${isRecurring ? '' : '-once'}`,
    ...PLAN_TEXTS[category],
    categoryName: category,
    categoryId: id,
    price: chargedPrice(prices[period]),
    currency: 'PLN',
    ...PERIODS[period],
    hasAi: true,
    hasAiExams,
    isMasterPlan: false,
    isRecurring,
    points: 0,
    forum: false,
    exercises: false,
    fiches: false,
  };
};

/** Every plan, each with renewal and once: a card pays either, BLIK and Przelewy24 what is bought once. Prices are in PLN, tax included (S1 §9.76–9.77). */
export const PLAN_CATALOGUE: readonly PlanRow[] = [true, false]
  .flatMap((isRecurring) =>
    CATEGORIES.flatMap((category) => PERIOD_ORDER.map((period) => planOf(category, period, isRecurring))),
  )
  .map((plan, position) => ({ ...plan, position }));
