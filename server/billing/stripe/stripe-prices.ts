import type { Stripe } from 'stripe';
import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { asked } from '#server/billing/stripe/stripe-failure.ts';

/** Stripe takes no more in one question. */
const KEYS_AT_ONCE = 10;

const INTERVALS = {
  month: { interval: 'month', interval_count: 1 },
  quarter: { interval: 'month', interval_count: 3 },
  year: { interval: 'year', interval_count: 1 },
} as const;

const isInterval = (period: string): period is keyof typeof INTERVALS => period in INTERVALS;

/** Another amount is another price. */
const lookupKey = ({ id, price }: PlanRow): string => `nauka_${id}_${price}`;

/** Finds the price of each plan by its key, and makes those that are missing. */
export const stripePrices = async (stripe: Stripe, plans: readonly PlanRow[]): Promise<ReadonlyMap<string, string>> => {
  const known = new Map<string, string>();
  for (let start = 0; start < plans.length; start += KEYS_AT_ONCE) {
    const lookup_keys = plans.slice(start, start + KEYS_AT_ONCE).map(lookupKey);
    const { data } = await asked(stripe.prices.list({ lookup_keys, active: true, limit: 100 }));
    for (const { id, lookup_key } of data) if (lookup_key !== null) known.set(lookup_key, id);
  }
  const priceIds = new Map<string, string>();
  for (const plan of plans) priceIds.set(plan.id, known.get(lookupKey(plan)) ?? (await addPrice(stripe, plan)));
  return priceIds;
};

const addPrice = async (stripe: Stripe, plan: PlanRow): Promise<string> => {
  const { id } = await asked(
    stripe.prices.create(
      {
        currency: plan.currency.toLowerCase(),
        unit_amount: plan.price,
        tax_behavior: 'inclusive',
        lookup_key: lookupKey(plan),
        product_data: { name: plan.name, metadata: { planId: plan.id } },
        ...(plan.isRecurring && isInterval(plan.billingPeriod) && { recurring: INTERVALS[plan.billingPeriod] }),
      },
      { idempotencyKey: lookupKey(plan) },
    ),
  );
  return id;
};
