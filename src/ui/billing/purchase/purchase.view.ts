import type { SnapshotFrom } from 'xstate';
import type { SoldPlan } from '#domain/billing/plan.types.ts';
import {
  planDuration,
  planPeriod,
  type PlanDuration,
  type PlanPeriod,
} from '#domain/billing/pricing/plan-period.rules.ts';
import { planFeatures, type PlanFeature } from '#domain/billing/pricing/pricing-card.rules.ts';
import type { purchaseMachine } from '#domain/billing/purchase/purchase.machine.ts';
import { paymentMethods, type PaymentMethod } from '#domain/billing/purchase/purchase.rules.ts';
import { isOutcomeUnknown } from '#domain/shared/lost-answer.rules.ts';
import { checkoutFailureText, paymentFailureText, upgradeFailureText } from '#ui/texts/failures.pl.ts';

type Snapshot = SnapshotFrom<typeof purchaseMachine>;

export interface DealView {
  readonly name: string;
  /** In grosze. */
  readonly price: number;
  readonly period: PlanPeriod;
  readonly duration: PlanDuration;
  readonly isRecurring: boolean;
  readonly features: readonly PlanFeature[];
}

const dealOf = (plan: SoldPlan): DealView => ({
  name: plan.name,
  price: plan.price,
  period: planPeriod(plan),
  duration: planDuration(plan.durationDays),
  isRecurring: plan.isRecurring,
  features: planFeatures(plan),
});

/** The page of the payment, whichever of its two addresses it stands at (D13). */
export type PaymentView =
  | { readonly screen: 'waiting' }
  | {
      readonly screen: 'selection';
      readonly deal: DealView;
      readonly methods: readonly PaymentMethod[];
      readonly error: string | undefined;
    }
  | { readonly screen: 'processing'; readonly deal: DealView };

export const selectPayment = (snapshot: Snapshot): PaymentView => {
  const { deal, failure } = snapshot.context;
  if (deal === null || deal.kind !== 'checkout') return { screen: 'waiting' };
  if (snapshot.matches('openingCheckout') || snapshot.matches('handingOver'))
    return { screen: 'processing', deal: dealOf(deal.plan) };
  if (!snapshot.matches('selectingMethod')) return { screen: 'waiting' };
  return {
    screen: 'selection',
    deal: dealOf(deal.plan),
    methods: paymentMethods(deal.plan),
    error: failure === null ? undefined : checkoutFailureText(failure),
  };
};

/** The dialogs of a purchase, over whatever page. */
export type PurchaseDialogView =
  | { readonly dialog: 'closed' }
  | { readonly dialog: 'disabled' }
  | { readonly dialog: 'refused'; readonly error: string; readonly canRetry: boolean }
  | {
      readonly dialog: 'confirm';
      readonly from: string;
      readonly deal: DealView;
      readonly isBusy: boolean;
      readonly error: string | undefined;
    }
  | { readonly dialog: 'upgraded'; readonly plan: string };

export const selectPurchaseDialog = (snapshot: Snapshot): PurchaseDialogView => {
  const { deal, failure } = snapshot.context;
  if (snapshot.matches('paymentsDisabled')) return { dialog: 'disabled' };
  if (snapshot.matches('refused')) {
    const code = failure ?? 'unexpected';
    return { dialog: 'refused', error: paymentFailureText(code), canRetry: isOutcomeUnknown(code) };
  }
  if (deal?.kind !== 'upgrade') return { dialog: 'closed' };
  if (snapshot.matches('upgraded')) return { dialog: 'upgraded', plan: deal.plan.name };
  return snapshot.matches('confirmingUpgrade') || snapshot.matches('upgrading')
    ? {
        dialog: 'confirm',
        from: deal.from.name,
        deal: dealOf(deal.plan),
        isBusy: snapshot.matches('upgrading'),
        error: failure === null ? undefined : upgradeFailureText(failure),
      }
    : { dialog: 'closed' };
};

/** The plan whose button is at work; null when none is. */
export const selectPendingPlan = (snapshot: Snapshot): string | null =>
  snapshot.matches('deciding') || snapshot.matches('evaluatingOffer') || snapshot.hasTag('pending')
    ? (snapshot.context.choice?.planId ?? null)
    : null;
