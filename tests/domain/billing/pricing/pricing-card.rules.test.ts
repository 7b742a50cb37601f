import { describe, expect, it } from 'vitest';
import type { Plan, PlanCategory } from '#domain/billing/plan.types.ts';
import { chargedPrice } from '#domain/billing/pricing/price.rules.ts';
import {
  cardsOf,
  periodDiscount,
  planFeatures,
  plansOf,
  pricingCard,
} from '#domain/billing/pricing/pricing-card.rules.ts';
import { BASIC_PLAN, UNSOLD_PLAN } from '../../../model/billing/plans.ts';

const plan = (categoryName: PlanCategory, name: string, durationDays: number, wholePrice: number): Plan => ({
  ...BASIC_PLAN,
  uniqueID: `${categoryName}-${durationDays}`,
  name,
  categoryName,
  durationDays,
  price: chargedPrice(wholePrice),
  hasAIExams: categoryName !== 'Basic',
});

/** Whole prices, as a catalogue is seeded with them. */
const CATALOGUE: readonly Plan[] = [
  plan('Premium', 'Premium', 30, 70),
  plan('Premium', 'Premium', 90, 140),
  plan('Premium', 'Premium', 365, 487),
  plan('Standard', 'Full', 30, 50),
  plan('Standard', 'Full', 90, 100),
  plan('Standard', 'Full', 365, 347),
  plan('Basic', 'Podstawowy', 30, 30),
  plan('Basic', 'Podstawowy', 90, 60),
  plan('Basic', 'Podstawowy', 365, 208),
  plan('Nauczycielski', 'Nauczycielski', 30, 120),
  UNSOLD_PLAN,
];

const card = (categoryName: PlanCategory, name: string, durationDays: number) =>
  pricingCard(plan(categoryName, name, durationDays, 100));

describe('a pricing card (S1 §3.53)', () => {
  it('is made of a plan (S1 §3.54–3.58, §9.76)', () => {
    expect(pricingCard({ ...plan('Standard', 'Full', 90, 100), description: 'Wszystko' })).toEqual({
      uniqueID: 'Standard-90',
      tier: 'standard',
      colour: 'purple',
      name: 'Full',
      price: 9_999,
      monthlyPrice: 3_333,
      currency: 'PLN',
      period: 'quarterly',
      duration: { unit: 'months', count: 3 },
      description: 'Wszystko',
      hasAI: true,
      hasAIExams: true,
      features: ['tutor', 'friend', 'flashcards', 'quizzes', 'exam_simulator'],
      isRecurring: true,
      isPopular: true,
      hasBestsellerRibbon: true,
    });
  });

  it.each([
    ['Basic', 'basic', 'blue'],
    ['Standard', 'standard', 'purple'],
    ['Premium', 'premium', 'gold'],
    ['Nauczycielski', 'teacher', 'gold'],
  ] as const)('of the category %s is %s and %s (S1 §9.64–9.66, §1.31)', (category, tier, colour) => {
    const made = card(category, 'Plan', 30);
    expect([made.tier, made.colour]).toEqual([tier, colour]);
  });

  it('marks the quarterly Standard plan as popular, and no other (S1 §9.62)', () => {
    const popular = (['Basic', 'Standard', 'Premium', 'Nauczycielski'] as const).flatMap((category) =>
      [30, 90, 365].filter((days) => card(category, 'Full', days).isPopular).map((days) => [category, days]),
    );
    expect(popular).toEqual([['Standard', 90]]);
  });

  it.each([
    ['Full', true],
    ['Plan FULL+', true],
    ['Standardowy', true],
    ['Podstawowy', false],
    ['Premium', false],
  ] as const)('called %s has the bestseller ribbon: %s (S1 §9.63)', (name, hasRibbon) => {
    expect(card('Basic', name, 30).hasBestsellerRibbon).toBe(hasRibbon);
  });

  it.each([
    ['Basic with AI', 'Basic', true, false, ['tutor', 'friend', 'flashcards', 'quizzes']],
    [
      'Premium with exams',
      'Premium',
      true,
      true,
      ['tutor', 'friend', 'flashcards', 'quizzes', 'exam_simulator', 'teacher_consultation'],
    ],
    [
      'the teacher’s plan',
      'Nauczycielski',
      true,
      false,
      ['tutor', 'friend', 'flashcards', 'quizzes', 'teacher_consultation'],
    ],
    ['a plan without AI', 'Standard', false, false, []],
  ] as const)('lists what %s has (S1 §6.12, §6.16, §9.70–9.75)', (_, categoryName, hasAI, hasAIExams, features) => {
    expect(planFeatures({ categoryName, hasAI, hasAIExams })).toEqual(features);
  });

  it('stands on the tab of its period, Basic first, then Standard, then the others by price; what is not sold stands nowhere', () => {
    // S1 §9.59–9.61
    expect(cardsOf(CATALOGUE, 'monthly').map(({ uniqueID }) => uniqueID)).toEqual([
      'Basic-30',
      'Standard-30',
      'Premium-30',
      'Nauczycielski-30',
    ]);
    expect(cardsOf(CATALOGUE, 'annual').map(({ uniqueID }) => uniqueID)).toEqual([
      'Basic-365',
      'Standard-365',
      'Premium-365',
    ]);
    expect(
      cardsOf([plan('Basic', 'B', 31, 20), plan('Basic', 'A', 30, 10)], 'monthly').map(({ name }) => name),
    ).toEqual(['A', 'B']);
  });
});

describe('the discount of a period (S1 §9.47–9.48, D7)', () => {
  it('is 42 percent for a year and 33 for a quarter in the seeded catalogue', () => {
    expect([
      periodDiscount(CATALOGUE, 'annual'),
      periodDiscount(CATALOGUE, 'quarterly'),
      periodDiscount(CATALOGUE, 'monthly'),
    ]).toEqual([42, 33, null]);
  });

  it('is kept by every card of the tab', () => {
    for (const [period, percent, months] of [
      ['annual', 42, 12],
      ['quarterly', 33, 3],
    ] as const) {
      for (const { tier, price } of cardsOf(CATALOGUE, period)) {
        const month = cardsOf(CATALOGUE, 'monthly').find((monthly) => monthly.tier === tier);
        expect(price * 100 <= (month?.price ?? 0) * months * (100 - percent)).toBe(true);
      }
    }
  });

  it('compares what renews with what renews, and what is bought once with the same', () => {
    const once = { ...plan('Basic', 'B', 30, 10), isRecurring: false, price: 1 };
    expect(periodDiscount([...CATALOGUE, once], 'annual')).toBe(42);
    expect([
      plansOf([...CATALOGUE, once], 'one-time'),
      plansOf([BASIC_PLAN, once, UNSOLD_PLAN], 'subscription'),
    ]).toEqual([[once], [BASIC_PLAN]]);
  });

  it('is the least of the tab, is never rounded up, and is silent where there is nothing to compare or to save', () => {
    const months = [plan('Basic', 'B', 30, 10), plan('Standard', 'S', 30, 20)];
    const year = (categoryName: PlanCategory, price: number): Plan => ({ ...plan(categoryName, 'Y', 365, 1), price });
    expect([
      periodDiscount([...months, year('Basic', 5_000), year('Standard', 20_000)], 'annual'),
      periodDiscount([...months, year('Basic', 11_988 - 1)], 'annual'),
      periodDiscount([...months, year('Basic', 13_000)], 'annual'),
      periodDiscount([year('Basic', 5_000)], 'annual'),
      periodDiscount([...months, year('Premium', 5_000)], 'annual'),
      periodDiscount(
        [
          { ...plan('Basic', 'B', 30, 10), price: 0 },
          plan('Standard', 'S', 30, 20),
          year('Basic', 5_000),
          year('Standard', 20_000),
        ],
        'annual',
      ),
    ]).toEqual([16, null, null, null, null, 16]);
  });
});
