import { billingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { failing } from '#domain/shared/machine.ts';
import { DEFAULT_PLAN_PERIOD } from './plan-period.rules.ts';
import { pricing } from './pricing.setup.ts';

export const pricingMachine = pricing.createMachine({
  id: 'pricing',
  description:
    'The plans that can be bought, on a tab for each period. The chosen tab stays through failures, retries and reloads.',
  meta: { source: ['S1 §2 Pricing cards', 'S1 §6', 'S1 §8 Pricing', 'S1 §9', 'S2 §2 Pricing page', 'D7'] },
  context: ({ input }) => ({
    plans: [],
    period: input.period ?? DEFAULT_PLAN_PERIOD,
    mode: input.mode ?? billingMode(null),
    failure: null,
  }),
  initial: 'loading',
  on: {
    'pupil.periodChosen': { actions: [{ type: 'turnTo', params: ({ event }) => event.period }, 'announceTab'] },
    'pupil.modeChosen': { actions: [{ type: 'payBy', params: ({ event }) => event.mode }, 'announceTab'] },
  },
  states: {
    loading: {
      description: 'The server is asked what can be bought.',
      tags: 'busy',
      invoke: {
        id: 'fetchPlans',
        src: 'fetchPlans',
        onDone: { target: 'shown', actions: { type: 'adoptPlans', params: ({ event }) => event.output } },
        onError: failing('failed'),
      },
    },
    shown: { description: 'The plans are known.' },
    failed: {
      description: 'The plans could not be had; the pupil may try again.',
      on: { 'pupil.retried': 'loading' },
    },
  },
});
