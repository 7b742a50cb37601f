import type { Plan } from '#domain/billing/plan.types.ts';
import type { BillingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { PlanPeriod } from './plan-period.rules.ts';

/** What the address says of the tabs; null where it says nothing. */
export interface PricingInput {
  readonly period: PlanPeriod | null;
  readonly mode: BillingMode | null;
}

export interface PricingContext {
  readonly plans: readonly Plan[];
  readonly period: PlanPeriod;
  readonly mode: BillingMode;
  readonly failure: FailureCode | null;
}

export type PricingEvent =
  | { readonly type: 'pupil.periodChosen'; readonly period: PlanPeriod }
  | { readonly type: 'pupil.modeChosen'; readonly mode: BillingMode }
  | { readonly type: 'pupil.retried' };

/** For the address, so that the tab outlives the page. */
export type PricingEmitted = {
  readonly type: 'pricing.tabChosen';
  readonly period: PlanPeriod;
  readonly mode: BillingMode;
};
