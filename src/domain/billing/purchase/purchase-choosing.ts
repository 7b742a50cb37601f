import { abandoned, chosen, noting, purchase } from './purchase-setup.ts';

export const idle = purchase.createStateConfig({
  description: 'Nothing is being bought.',
  on: {
    'pupil.planChosen': chosen,
    'session.established': { target: 'recalling', actions: { type: 'setUser', params: ({ event }) => event.userId } },
  },
});

export const awaitingLogin = purchase.createStateConfig({
  description: 'The visitor is asked to log in first; the chosen plan is remembered for half an hour.',
  entry: ['keepChoice', 'askForLogin'],
  on: {
    'pupil.planChosen': chosen,
    'session.established': { target: 'recalling', actions: { type: 'setUser', params: ({ event }) => event.userId } },
    'auth.dismissed': {
      target: 'idle',
      actions: ['forget', 'forgetKept'],
      meta: { note: 'Who does not log in does not buy; whoever logs in later here finds nothing.' },
    },
  },
  after: { pendingLifetime: { target: 'idle', actions: ['forget', 'forgetKept'] } },
});

export const recalling = purchase.createStateConfig({
  description: 'Somebody has logged in; was a plan chosen before?',
  exit: 'forgetKept',
  invoke: {
    id: 'recallPurchase',
    src: 'recallPurchase',
    onDone: [
      {
        guard: { type: 'isResumable', params: ({ event }) => event.output },
        target: 'deciding',
        actions: { type: 'resume', params: ({ event }) => event.output },
        meta: { note: 'Chosen less than half an hour ago: it is taken up again, once.' },
      },
      abandoned,
    ],
    onError: abandoned,
  },
  on: { 'pupil.planChosen': chosen },
});

export const evaluatingOffer = purchase.createStateConfig({
  description: 'We ask the server what this plan costs now, what the pupil holds, and whether a trial goes first.',
  tags: 'busy',
  invoke: {
    id: 'fetchOffer',
    src: 'fetchOffer',
    input: ({ context }) => context.choice!.planId,
    onDone: [
      {
        guard: { type: 'isStep', params: ({ event }) => ({ offer: event.output, kind: 'trial' }) },
        target: 'idle',
        actions: ['forget', { type: 'leadTo', params: '/assistant' }],
        meta: { note: 'The free trial goes first: the pupil is led to the assistant instead of paying.' },
      },
      {
        guard: { type: 'isStep', params: ({ event }) => ({ offer: event.output, kind: 'upgrade' }) },
        target: 'confirmingUpgrade',
        actions: { type: 'adoptDeal', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isStep', params: ({ event }) => ({ offer: event.output, kind: 'checkout' }) },
        target: 'selectingMethod',
        actions: { type: 'adoptDeal', params: ({ event }) => event.output },
      },
      { target: 'refused', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
    ],
    onError: { target: 'refused', actions: noting },
  },
  on: { 'pupil.planChosen': chosen, 'pupil.purchaseCancelled': abandoned },
});

export const deciding = purchase.createStateConfig({
  description: 'Can it be bought now, and by whom?',
  always: [
    { guard: 'arePaymentsDisabled', target: 'paymentsDisabled' },
    { guard: 'isLoggedIn', target: 'evaluatingOffer' },
    { target: 'awaitingLogin' },
  ],
});

export const paymentsDisabled = purchase.createStateConfig({
  description: 'Payments are switched off; a dialog says so and that an e-mail will announce the end.',
  on: { 'pupil.purchaseCancelled': abandoned },
});

export const refused = purchase.createStateConfig({
  description: 'This plan cannot be had, and the pupil is told why.',
  on: { 'pupil.retried': 'deciding', 'pupil.planChosen': chosen, 'pupil.purchaseCancelled': abandoned },
});
