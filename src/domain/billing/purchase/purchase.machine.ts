import { failing } from '#domain/shared/machine.ts';
import { checkoutOrder, upgradeConfirmation, upgradeOrder } from './purchase.rules.ts';
import {
  abandoned,
  chosen,
  chosenByVisitor,
  leadingToPlans,
  NOTHING,
  purchase,
  refusedWhilePending,
} from './purchase.setup.ts';

export const purchaseMachine = purchase.createMachine({
  id: 'purchase',
  description:
    'From „I want this plan” to the payment provider, or to a changed plan. A visitor logs in first and is asked again afterwards; a free trial goes before paying; ' +
    'who holds a plan changes it after a confirmation. Nothing is ordered without the pupil’s own press, and never twice. What was chosen is kept for half an hour, so that ' +
    'the pages of the payment can be loaded anew; it is forgotten when it is bought, given up, or another pupil is here.',
  meta: {
    source: [
      'S1 §3 Pending purchase',
      'S1 §4 Payment flow',
      'S1 §8 Pricing',
      'S1 §9',
      'D13',
      'D27',
      'R3',
      'R10',
      'R13',
      'R14',
    ],
  },
  context: { ...NOTHING, userId: null, isTrialOfferable: false },
  initial: 'idle',
  on: {
    'session.established': [
      {
        guard: { type: 'isOtherPupil', params: ({ event }) => event.userId },
        target: '.idle',
        actions: ['forget', 'forgetKept', { type: 'setBuyer', params: ({ event }) => event }],
        meta: { note: 'What one pupil chose is never bought for another.' },
      },
      { actions: { type: 'setBuyer', params: ({ event }) => event } },
    ],
    'session.ended': { target: '.idle', actions: ['forget', 'forgetKept', 'clearUser'] },
  },
  states: {
    idle: {
      description: 'Nothing is being bought.',
      on: {
        'pupil.planChosen': [{ guard: 'isLoggedIn', ...chosen }, chosenByVisitor],
        'session.established': {
          target: 'recalling',
          actions: { type: 'setBuyer', params: ({ event }) => event },
        },
        'auth.dismissed': {
          actions: 'forgetKept',
          meta: { note: 'Also what was chosen before the page was loaded anew.' },
        },
        'page.opened': [{ guard: 'isLoggedIn', target: 'reopening' }, { target: 'awaitingPupil' }],
      },
    },
    awaitingPupil: {
      description: 'A page of the payment was opened by itself, and it is not known yet who is here.',
      on: {
        'pupil.planChosen': chosenByVisitor,
        'session.established': {
          target: 'reopening',
          actions: { type: 'setBuyer', params: ({ event }) => event },
        },
      },
      after: { pupilTimeout: leadingToPlans },
    },
    reopening: {
      description: 'A page of the payment was opened by itself; what was this pupil about to buy?',
      tags: 'busy',
      invoke: {
        id: 'recallPurchase',
        src: 'recallPurchase',
        input: ({ context }) => context.userId!,
        onDone: [
          {
            guard: { type: 'isReopenable', params: ({ event }) => event.output },
            target: 'evaluatingOffer',
            actions: { type: 'resume', params: ({ event }) => event.output },
          },
          { ...leadingToPlans, meta: { note: 'Nothing, or too long ago: there is nothing to show here.' } },
        ],
        onError: leadingToPlans,
      },
      on: { 'pupil.planChosen': chosen },
    },
    awaitingLogin: {
      description: 'The visitor is asked to log in first; the chosen plan is remembered for half an hour.',
      entry: ['keepChoice', 'askForLogin'],
      on: {
        'pupil.planChosen': { ...chosenByVisitor, reenter: true },
        'session.established': {
          target: 'recalling',
          actions: { type: 'setBuyer', params: ({ event }) => event },
        },
        'auth.dismissed': {
          target: 'idle',
          actions: ['forget', 'forgetKept'],
          meta: { note: 'Who does not log in does not buy; whoever logs in later here finds nothing.' },
        },
      },
      after: { pendingLifetime: { target: 'idle', actions: ['forget', 'forgetKept'] } },
    },
    recalling: {
      description: 'Somebody has logged in; was a plan chosen before?',
      invoke: {
        id: 'recallPurchase',
        src: 'recallPurchase',
        input: ({ context }) => context.userId!,
        onDone: [
          {
            guard: { type: 'isResumable', params: ({ event }) => event.output },
            target: 'evaluatingOffer',
            actions: { type: 'resume', params: ({ event }) => event.output },
            meta: { note: 'Chosen less than half an hour ago: it is taken up again, once.' },
          },
          { guard: { type: 'isVisitors', params: ({ event }) => event.output }, ...abandoned },
          {
            target: 'idle',
            actions: 'forget',
            meta: { note: 'What this pupil chose after the login stays kept for the pages of the payment.' },
          },
        ],
        onError: abandoned,
      },
      on: { 'pupil.planChosen': chosen, 'page.opened': 'reopening' },
    },
    evaluatingOffer: {
      description: 'We ask the server what this plan costs now, what the pupil holds, and whether a trial goes first.',
      tags: 'busy',
      entry: 'keepChoice',
      invoke: {
        id: 'fetchOffer',
        src: 'fetchOffer',
        input: ({ context }) => context.choice!.planId,
        onDone: [
          {
            guard: { type: 'isTrialFirst', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['forget', 'forgetKept', 'postpone', { type: 'redirectTo', params: '/assistant' }],
            meta: { note: 'The free trial goes first: the pupil is led to the assistant instead of paying.' },
          },
          {
            guard: { type: 'isDeal', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'adoptDeal', params: ({ event }) => event.output },
          },
          { target: 'refused', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
        ],
        onError: failing('refused'),
      },
      on: { 'pupil.planChosen': { ...chosen, reenter: true }, 'pupil.purchaseCancelled': abandoned },
    },
    deciding: {
      description: 'The plan can be had; are payments taken here now?',
      tags: 'busy',
      invoke: {
        id: 'checkPayments',
        src: 'checkPayments',
        onDone: [
          {
            guard: { type: 'areSwitchedOff', params: ({ event }) => event.output },
            target: 'paymentsDisabled',
          },
          { guard: 'isUpgrade', target: 'confirmingUpgrade' },
          { target: 'selectingMethod' },
        ],
        onError: failing('refused'),
      },
      on: { 'pupil.planChosen': chosen, 'pupil.purchaseCancelled': abandoned },
    },
    paymentsDisabled: {
      description: 'Payments are switched off; a dialog says so and that an e-mail will announce the end.',
      on: { 'pupil.purchaseCancelled': abandoned },
    },
    refused: {
      description: 'This plan cannot be had, and the pupil is told why.',
      on: { 'pupil.retried': 'evaluatingOffer', 'pupil.planChosen': chosen, 'pupil.purchaseCancelled': abandoned },
    },
    confirmingUpgrade: {
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
    },
    upgrading: {
      description: 'The server changes the plan.',
      tags: ['busy', 'pending'],
      invoke: {
        id: 'upgradeSubscription',
        src: 'upgradeSubscription',
        input: ({ context }) => ({ order: upgradeOrder(context.deal!.plan), idempotencyKey: context.idempotencyKey! }),
        onDone: { target: 'upgraded', actions: 'keepUpgrade' },
        onError: failing('confirmingUpgrade'),
      },
      on: refusedWhilePending,
    },
    upgraded: {
      description: 'The plan is changed; the good news stays for a moment.',
      tags: 'pending',
      on: refusedWhilePending,
      after: {
        upgradeRedirect: {
          target: 'idle',
          actions: [
            { type: 'redirectTo', params: ({ context }) => upgradeConfirmation(context.deal!.plan) },
            'forget',
            'forgetKept',
          ],
        },
      },
    },
    selectingMethod: {
      description: 'The chosen plan, its price and period, the methods of payment, and one button to the checkout.',
      entry: { type: 'redirectTo', params: '/payment/method-selection' },
      on: {
        'pupil.checkoutConfirmed': {
          target: 'openingCheckout',
          actions: { type: 'takeKey', params: ({ event }) => event.idempotencyKey },
        },
        'pupil.planChosen': chosen,
        'pupil.purchaseCancelled': leadingToPlans,
      },
    },
    openingCheckout: {
      description: 'The payment provider is asked for a checkout.',
      tags: ['busy', 'pending'],
      entry: { type: 'redirectTo', params: '/payment/processing' },
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ order: checkoutOrder(context.deal!.plan), idempotencyKey: context.idempotencyKey! }),
        onDone: { target: 'handingOver', actions: { type: 'adoptSession', params: ({ event }) => event.output } },
        onError: failing('selectingMethod'),
      },
      on: refusedWhilePending,
    },
    handingOver: {
      description: 'The browser leaves for the payment provider.',
      tags: ['busy', 'pending'],
      initial: 'leaving',
      on: {
        ...refusedWhilePending,
        'page.returned': {
          target: 'evaluatingOffer',
          actions: 'dropKey',
          meta: {
            note: 'The pupil came back; the server says whether it is paid meanwhile, and a new press is a new order.',
          },
        },
      },
      after: {
        handOverTimeout: {
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
            onError: failing('#purchase.selectingMethod'),
          },
        },
        left: { description: 'The provider’s page is loading.' },
      },
    },
  },
});
