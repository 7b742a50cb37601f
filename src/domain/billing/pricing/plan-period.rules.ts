import type { Plan } from '#domain/billing/plan.types.ts';

/** The periods of the tabs, in their order (S1 §9.49–9.50). */
export const PLAN_PERIODS = ['annual', 'quarterly', 'monthly'] as const;

export type PlanPeriod = (typeof PLAN_PERIODS)[number];

export const DEFAULT_PLAN_PERIOD: PlanPeriod = 'annual';

/** How many months a period has (S1 §9.51–9.53). */
export const PERIOD_MONTHS = { annual: 12, quarterly: 3, monthly: 1 } as const;

/** From how many days on a plan is of this period (S1 §5.45–5.47). */
export const PERIOD_DAYS = { annual: 300, quarterly: 80, monthly: 25 } as const;

/** Words of a period, in Polish and English; the longest period first, for a year has months too. */
const KEYWORDS: Readonly<Record<PlanPeriod, RegExp>> = {
  annual: /\brok|\brocz|\bannual|\byear|\b12[\s-]*(?:m|mies|month)/,
  quarterly: /\bkwarta|\bquarter|\b3[\s-]*(?:m|mies|month)/,
  monthly: /\bmies|\bmonth/,
};

const periodInWords = (text: string): PlanPeriod | undefined =>
  PLAN_PERIODS.find((period) => KEYWORDS[period].test(text.toLowerCase()));

/** By the days, else by the words of the description, else by the billing period's text (S1 §5.45–5.48); what says nothing is of the shortest. */
export const planPeriod = ({
  durationDays,
  description,
  billingPeriod,
}: Pick<Plan, 'durationDays' | 'description' | 'billingPeriod'>): PlanPeriod =>
  PLAN_PERIODS.find((period) => durationDays >= PERIOD_DAYS[period]) ??
  periodInWords(description) ??
  periodInWords(billingPeriod) ??
  'monthly';

/** The price of one month in grosze (S1 §9.51–9.53). */
export const monthlyPrice = (price: number, period: PlanPeriod): number => Math.round(price / PERIOD_MONTHS[period]);

export interface PlanDuration {
  readonly unit: 'months' | 'days';
  readonly count: number;
}

/** How long a plan lasts, as it is told (S1 §9.54–9.57). */
export const planDuration = (durationDays: number): PlanDuration => {
  if (durationDays >= 365) return { unit: 'months', count: 12 };
  if (durationDays >= 90) return { unit: 'months', count: 3 };
  return durationDays >= 30 ? { unit: 'months', count: 1 } : { unit: 'days', count: durationDays };
};
