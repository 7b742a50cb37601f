import { abandoned, chosen, noting, purchase, refusedWhilePending } from './purchase-setup.ts';
import { checkoutOrder, upgradeOrder } from './purchase.rules.ts';

export const upgrading = purchase.createStateConfig({
  description: 'The server changes the plan.',
  tags: ['busy', 'pending'],
  invoke: {
    id: 'upgradeSubscription',
    src: 'upgradeSubscription',
    input: ({ context }) => ({ order: upgradeOrder(context.deal!.plan), idempotencyKey: context.idempotencyKey! }),
    onDone: { target: 'upgraded', actions: 'keepUpgrade' },
    onError: { target: 'confirmingUpgrade', actions: noting },
  },
  on: refusedWhilePending,
});

export const openingCheckout = purchase.createStateConfig({
  description: 'The payment provider is asked for a checkout.',
  tags: ['busy', 'pending'],
  entry: { type: 'leadTo', params: '/payment/processing' },
  invoke: {
    id: 'openCheckout',
    src: 'openCheckout',
    input: ({ context }) => ({ order: checkoutOrder(context.deal!.plan), idempotencyKey: context.idempotencyKey! }),
    onDone: { target: 'handingOver', actions: { type: 'adoptSession', params: ({ event }) => event.output } },
    onError: { target: 'selectingMethod', actions: noting },
  },
  on: refusedWhilePending,
});

export const handingOver = purchase.createStateConfig({
  description: 'The browser leaves for the payment provider.',
  tags: ['busy', 'pending'],
  initial: 'leaving',
  on: {
    ...refusedWhilePending,
    'page.returned': { target: 'selectingMethod', meta: { note: 'The pupil came back without having paid.' } },
  },
  after: {
    handOverPatience: {
      target: 'selectingMethod',
      actions: { type: 'noteFailure', params: 'payment/hand-over' },
      meta: { note: 'The browser did not leave: the screen returns by itself.' },
    },
  },
  states: {
    leaving: {
      description: 'We send the browser there; another host than the provider’s own is refused.',
      invoke: {
        id: 'leaveForCheckout',
        src: 'leaveForCheckout',
        input: ({ context }) => context.session!,
        onDone: 'left',
        onError: { target: '#purchase.selectingMethod', actions: noting },
      },
    },
    left: { description: 'The provider’s page is loading.' },
  },
});

export const confirmingUpgrade = purchase.createStateConfig({
  description: 'The pupil confirms the change of plan, or does not.',
  on: {
    'pupil.upgradeConfirmed': {
      target: 'upgrading',
      actions: [
        { type: 'takeKey', params: ({ event }) => event.idempotencyKey },
        { type: 'orderUpgrade', params: ({ event }) => event.at },
      ],
    },
    'pupil.planChosen': chosen,
    'pupil.purchaseCancelled': abandoned,
  },
});

export const upgraded = purchase.createStateConfig({
  description: 'The plan is changed; the good news stays for a moment.',
  tags: 'pending',
  on: refusedWhilePending,
  after: {
    upgradeRedirect: {
      target: 'idle',
      actions: ['forget', { type: 'leadTo', params: '/payment/success?upgrade=true' }],
    },
  },
});

export const selectingMethod = purchase.createStateConfig({
  description: 'The chosen plan, its price and period, the methods of payment, and one button to the checkout.',
  entry: { type: 'leadTo', params: '/payment/method-selection' },
  on: {
    'pupil.checkoutConfirmed': {
      target: 'openingCheckout',
      actions: { type: 'takeKey', params: ({ event }) => event.idempotencyKey },
    },
    'pupil.planChosen': chosen,
    'pupil.purchaseCancelled': { target: 'idle', actions: ['forget', { type: 'leadTo', params: '/pricing' }] },
  },
});
