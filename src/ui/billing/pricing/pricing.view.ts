import type { SnapshotFrom } from 'xstate';
import type { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { PLAN_PERIODS, type PlanPeriod } from '#domain/billing/pricing/plan-period.rules.ts';
import { cardsOf, periodDiscount, plansOf, type PricingCard } from '#domain/billing/pricing/pricing-card.rules.ts';
import type { pricingMachine } from '#domain/billing/pricing/pricing.machine.ts';
import type { PricingInput } from '#domain/billing/pricing/pricing.types.ts';
import type { BillingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { hasActivePlan, offersUpgrade } from '#domain/entitlement/plan-access.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';
import { noUpgradeBeside, type NoUpgrade } from '#ui/billing/no-upgrade.ts';
import type { AiBlock } from '#ui/access/ai-block.view.ts';
import { selectTrial } from '#ui/access/trial/trial.view.ts';
import type { SessionView } from '#ui/navigation/session.view.ts';

const MODES: readonly BillingMode[] = ['subscription', 'one-time'];

/** The tabs that an address names, which anybody may have written. */
export const pricingInputOf = (query: URLSearchParams): PricingInput => ({
  period: PLAN_PERIODS.find((period) => period === query.get('period')) ?? null,
  mode: MODES.find((mode) => mode === query.get('mode')) ?? null,
});

export interface PeriodTab {
  readonly period: PlanPeriod;
  /** Whole percent; null where nothing is saved. */
  readonly discount: number | null;
}

export type PricingView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'failed' }
  | {
      readonly screen: 'plans';
      readonly period: PlanPeriod;
      readonly periods: readonly PeriodTab[];
      readonly mode: BillingMode;
      /** Whether plans can be had in both ways. */
      readonly hasModes: boolean;
      readonly cards: readonly PricingCard[];
    };

/** Who holds a plan changes it for another that renews; nothing else is on offer then. */
export const selectPricing = (
  snapshot: SnapshotFrom<typeof pricingMachine>,
  subscription: KnownSubscription,
): PricingView => {
  if (snapshot.matches('loading')) return { screen: 'loading' };
  if (snapshot.matches('failed')) return { screen: 'failed' };
  const { plans, period, mode: chosen } = snapshot.context;
  const isHolding = subscription !== 'unknown' && hasActivePlan(subscription) && subscription.isRecurring;
  const hasModes = !isHolding && MODES.every((mode) => plansOf(plans, mode).length > 0);
  const only = isHolding ? 'subscription' : MODES.find((mode) => plansOf(plans, mode).length > 0);
  const mode = hasModes ? chosen : (only ?? chosen);
  const sold = plansOf(plans, mode);
  return {
    screen: 'plans',
    period,
    periods: PLAN_PERIODS.map((one) => ({ period: one, discount: periodDiscount(sold, one) })),
    mode,
    hasModes,
    cards: cardsOf(sold, period),
  };
};

/** What the button of a card does. `none`: the held plan cannot be changed for another (D21). */
export type CardAction = 'buy' | 'change' | 'current' | 'none';

export const cardAction = ({ uniqueID }: PricingCard, subscription: KnownSubscription): CardAction => {
  if (subscription === 'unknown' || !hasActivePlan(subscription)) return 'buy';
  if (subscription.membershipType.uniqueID === uniqueID) return 'current';
  return offersUpgrade(subscription) ? 'change' : 'none';
};

/** What stands above the plans. */
export type PricingBanner =
  | { readonly banner: 'none' }
  | { readonly banner: 'try' }
  | { readonly banner: 'running' }
  | { readonly banner: 'blocked'; readonly reason: AiBlock }
  | { readonly banner: 'held'; readonly name: string; readonly noUpgrade: NoUpgrade | null };

/** Whom no trial is refused: nobody knows yet who they are, or they are new. */
const INVITED: ReadonlySet<SessionView['status']> = new Set(['unknown', 'visitor', 'unregistered']);

/** S2 §2.124–2.125, §2.127, S1 §2.111–2.112, D27 */
export const selectPricingBanner = (
  session: SessionView,
  subscription: KnownSubscription,
  trial: SnapshotFrom<typeof trialMachine>,
  block: AiBlock | null,
): PricingBanner => {
  if (INVITED.has(session.status)) return { banner: 'try' };
  if (session.status !== 'registered') return { banner: 'none' };
  if (subscription !== 'unknown' && hasActivePlan(subscription))
    return { banner: 'held', name: subscription.membershipType.name, noUpgrade: noUpgradeBeside(subscription) };
  if (block !== null) return { banner: 'blocked', reason: block };
  const { state } = selectTrial(trial);
  if (state === 'available') return { banner: 'try' };
  return { banner: state === 'active' ? 'running' : 'none' };
};
