import { assign, emit, setup } from 'xstate';
import type { Plan } from '#domain/billing/plan.types.ts';
import type { BillingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type { PlanPeriod } from './plan-period.rules.ts';
import type { PricingContext, PricingEmitted, PricingEvent, PricingInput } from './pricing.types.ts';

export const pricing = setup({
  types: {
    context: {} as PricingContext,
    input: {} as PricingInput,
    events: {} as PricingEvent,
    emitted: {} as PricingEmitted,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: { fetchPlans: actorSlot<readonly Plan[]>('fetchPlans') },
  actions: {
    adoptPlans: assign({ plans: (_, plans: readonly Plan[]) => plans, failure: null }),
    turnTo: assign({ period: (_, period: PlanPeriod) => period }),
    payBy: assign({ mode: (_, mode: BillingMode) => mode }),
    announceTab: emit(({ context: { period, mode } }): PricingEmitted => ({ type: 'pricing.tabChosen', period, mode })),
    noteFailure: assign(failureNoted),
  },
});
