import { fromPromise } from 'xstate';
import { pricingMachine } from '#domain/billing/pricing/pricing.machine.ts';
import type { Plans } from '#application/ports/plans.port.ts';

export const pricingLogic = (plans: Plans) =>
  pricingMachine.provide({ actors: { fetchPlans: fromPromise(({ signal }) => plans.list(signal)) } });

export type PricingLogic = ReturnType<typeof pricingLogic>;
