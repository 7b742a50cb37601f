import {
  awaitingLogin,
  deciding,
  idle,
  paymentsDisabled,
  recalling,
  refused,
  evaluatingOffer,
} from './purchase-choosing.ts';
import {
  confirmingUpgrade,
  handingOver,
  openingCheckout,
  selectingMethod,
  upgraded,
  upgrading,
} from './purchase-paying.ts';
import { NOTHING, purchase } from './purchase-setup.ts';

export const purchaseMachine = purchase.createMachine({
  id: 'purchase',
  description:
    'From „I want this plan” to the payment provider, or to a changed plan. A visitor logs in first and is asked again afterwards; a free trial goes before paying; ' +
    'who holds a plan changes it after a confirmation. Nothing is ordered without the pupil’s own press, and never twice.',
  meta: {
    source: [
      'S1 §3 Pending purchase',
      'S1 §4 Payment flow',
      'S1 §8 Pricing',
      'S1 §9',
      'D13',
      'R3',
      'R10',
      'R13',
      'R14',
    ],
  },
  context: ({ input }) => ({ ...input, ...NOTHING, userId: null }),
  initial: 'idle',
  on: {
    'session.established': [
      {
        guard: { type: 'isOtherPupil', params: ({ event }) => event.userId },
        target: '.idle',
        actions: ['forget', 'forgetKept', { type: 'setUser', params: ({ event }) => event.userId }],
        meta: { note: 'What one pupil chose is never bought for another.' },
      },
      { actions: { type: 'setUser', params: ({ event }) => event.userId } },
    ],
    'session.ended': { target: '.idle', actions: ['forget', 'forgetKept', 'clearUser'] },
  },
  states: {
    idle,
    deciding,
    paymentsDisabled,
    awaitingLogin,
    recalling,
    evaluatingOffer,
    refused,
    confirmingUpgrade,
    upgrading,
    upgraded,
    selectingMethod,
    openingCheckout,
    handingOver,
  },
});
