import { describe, expect, it } from 'vitest';
import {
  DEFAULT_PLAN_PERIOD,
  monthlyPrice,
  PLAN_PERIODS,
  planDuration,
  planPeriod,
} from '#domain/billing/pricing/plan-period.rules.ts';

const plan = (durationDays: number, description = '', billingPeriod = '') => ({
  durationDays,
  description,
  billingPeriod,
});

describe('the period of a plan (S1 §5.45–5.48)', () => {
  it.each([
    [365, 'annual'],
    [300, 'annual'],
    [299, 'quarterly'],
    [90, 'quarterly'],
    [80, 'quarterly'],
    [79, 'monthly'],
    [30, 'monthly'],
    [25, 'monthly'],
  ] as const)('of %d days is %s', (days, period) => {
    expect(planPeriod(plan(days, 'rok', 'rok'))).toBe(period);
  });

  it.each([
    ['Dostęp na rok', 'annual'],
    ['Plan roczny', 'annual'],
    ['Płatność rocznie', 'annual'],
    ['Annual plan', 'annual'],
    ['One year of learning', 'annual'],
    ['12 miesięcy nauki', 'annual'],
    ['Abonament kwartalny', 'quarterly'],
    ['Quarterly', 'quarterly'],
    ['3 miesiące', 'quarterly'],
    ['3-month access', 'quarterly'],
    ['Miesiąc nauki', 'monthly'],
    ['MONTHLY', 'monthly'],
  ] as const)('of fewer than 25 days is told by its description: %s', (description, period) => {
    expect(planPeriod(plan(24, description, 'kwartalnie'))).toBe(period);
  });

  it('is told by the billing period where the description is silent, and is the shortest where all are', () => {
    expect([
      planPeriod(plan(0, 'Kroki do matury', 'year')),
      planPeriod(plan(0, '', 'quarter')),
      planPeriod(plan(0, '', 'month')),
      planPeriod(plan(7, 'Dobry start', '')),
    ]).toEqual(['annual', 'quarterly', 'monthly', 'monthly']);
  });

  it('has three tabs, the annual first and chosen at first (S1 §9.49–9.50)', () => {
    expect([PLAN_PERIODS, DEFAULT_PLAN_PERIOD]).toEqual([['annual', 'quarterly', 'monthly'], 'annual']);
  });
});

it('divides the price by 12, 3 or 1 for a month (S1 §9.51–9.53, S2 §1.33, §9.46)', () => {
  expect([monthlyPrice(20_799, 'annual'), monthlyPrice(5_999, 'quarterly'), monthlyPrice(2_999, 'monthly')]).toEqual([
    1_733, 2_000, 2_999,
  ]);
});

it.each([
  [400, { unit: 'months', count: 12 }],
  [365, { unit: 'months', count: 12 }],
  [364, { unit: 'months', count: 3 }],
  [90, { unit: 'months', count: 3 }],
  [89, { unit: 'months', count: 1 }],
  [30, { unit: 'months', count: 1 }],
  [29, { unit: 'days', count: 29 }],
  [1, { unit: 'days', count: 1 }],
] as const)('tells %d days as they are told (S1 §9.54–9.57)', (days, duration) => {
  expect(planDuration(days)).toEqual(duration);
});
