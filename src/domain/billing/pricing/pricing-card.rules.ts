import {
  monthlyPrice,
  PERIOD_MONTHS,
  planDuration,
  planPeriod,
  type PlanDuration,
  type PlanPeriod,
} from './plan-period.rules.ts';
import type { Plan, PlanCategory } from '#domain/billing/plan.types.ts';
import { billingMode, type BillingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';

export type PlanTier = 'basic' | 'standard' | 'premium' | 'teacher';

/** What a card lists, in its order (S1 §9.70–9.75). */
export const PLAN_FEATURES = [
  'tutor',
  'friend',
  'flashcards',
  'quizzes',
  'exam_simulator',
  'teacher_consultation',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** A plan as it stands on the pricing page; every word of it is a code (S1 §3.53–3.58, §9.62–9.63). */
export interface PricingCard {
  readonly uniqueID: string;
  readonly tier: PlanTier;
  readonly colour: 'blue' | 'purple' | 'gold';
  readonly name: string;
  /** In grosze, for the whole period. */
  readonly price: number;
  /** In grosze. */
  readonly monthlyPrice: number;
  readonly currency: string;
  readonly period: PlanPeriod;
  readonly duration: PlanDuration;
  readonly description: string;
  readonly hasAI: boolean;
  readonly hasAIExams: boolean;
  readonly features: readonly PlanFeature[];
  readonly isRecurring: boolean;
  readonly isPopular: boolean;
  readonly hasBestsellerRibbon: boolean;
}

/** Sort order and colour of the tiers (S1 §9.59–9.61, §9.64–9.66). */
const TIERS = {
  basic: { order: 1, colour: 'blue' },
  standard: { order: 2, colour: 'purple' },
  premium: { order: 3, colour: 'gold' },
  teacher: { order: 3, colour: 'gold' },
} as const satisfies Readonly<Record<PlanTier, { order: number; colour: PricingCard['colour'] }>>;

const TIER_OF: Readonly<Record<PlanCategory, PlanTier>> = {
  Basic: 'basic',
  Standard: 'standard',
  Premium: 'premium',
  Nauczycielski: 'teacher',
};

export const planTier = ({ categoryName }: Pick<Plan, 'categoryName'>): PlanTier => TIER_OF[categoryName];

/** Flashcards and quizzes come with AI; a teacher's consultation with Premium and the teacher's plan (S1 §6.16, §9.70–9.75). */
export const planFeatures = (plan: Pick<Plan, 'categoryName' | 'hasAI' | 'hasAIExams'>): readonly PlanFeature[] => [
  ...(plan.hasAI ? (['tutor', 'friend', 'flashcards', 'quizzes'] as const) : []),
  ...(plan.hasAIExams ? (['exam_simulator'] as const) : []),
  ...(TIERS[planTier(plan)].order === 3 ? (['teacher_consultation'] as const) : []),
];

export const pricingCard = (plan: Plan): PricingCard => {
  const { uniqueID, name, price, currency, durationDays, description, hasAI, hasAIExams, isRecurring } = plan;
  const tier = planTier(plan);
  const period = planPeriod(plan);
  return {
    uniqueID,
    tier,
    colour: TIERS[tier].colour,
    name,
    price,
    monthlyPrice: monthlyPrice(price, period),
    currency,
    period,
    duration: planDuration(durationDays),
    description,
    hasAI,
    hasAIExams,
    features: planFeatures(plan),
    isRecurring,
    isPopular: tier === 'standard' && period === 'quarterly',
    hasBestsellerRibbon: /full|standard/iu.test(name),
  };
};

/** The plans that are paid in this way. */
export const plansOf = (plans: readonly Plan[], mode: BillingMode): readonly Plan[] =>
  plans.filter((plan) => plan.stripePriceId !== null && billingMode(plan) === mode);

/** The cards of one tab, the smallest tier first; of one tier, the cheapest first. */
export const cardsOf = (plans: readonly Plan[], period: PlanPeriod): readonly PricingCard[] =>
  plans
    .filter(({ stripePriceId }) => stripePriceId !== null)
    .map(pricingCard)
    .filter((card) => card.period === period)
    .toSorted((a, b) => TIERS[a.tier].order - TIERS[b.tier].order || a.price - b.price);

const saving = (card: PricingCard, month: PricingCard): number => {
  const months = month.price * PERIOD_MONTHS[card.period];
  return Math.floor(((months - card.price) * 100) / months);
};

/**
 * By how many whole percent a period is cheaper than paying its months one by one in the same way, for every tier that can be had for both (S1 §9.47–9.48, D7):
 * the least of them, so that the tab promises nothing that one of its cards does not keep. Null without such a comparison.
 */
export const periodDiscount = (plans: readonly Plan[], period: PlanPeriod): number | null => {
  const months = cardsOf(plans, 'monthly');
  const savings = cardsOf(plans, period).flatMap((card) =>
    months
      .filter(({ tier, isRecurring, price }) => tier === card.tier && isRecurring === card.isRecurring && price > 0)
      .map((month) => saving(card, month)),
  );
  const least = Math.min(...savings);
  return !Number.isFinite(least) || least <= 0 ? null : least;
};
