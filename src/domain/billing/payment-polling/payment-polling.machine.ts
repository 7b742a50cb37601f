import { failing, failureCode, notingFailure } from '#domain/shared/machine.ts';
import { paymentPolling } from './payment-polling.setup.ts';

export const paymentPollingMachine = paymentPolling.createMachine({
  id: 'paymentPolling',
  description:
    'A pupil returns from the payment, or has just changed the plan; we ask, every two seconds and at most fifteen times, whether the plan is theirs yet. ' +
    'What the payment provider or the address says does not count, only the current subscription. When it takes longer, the pupil may leave or ask again.',
  meta: {
    source: ['S2 §2 Payment success', 'S2 §4 Polling after a payment', 'S2 §8 Payment success screen', 'S2 §9', 'R4'],
  },
  context: ({ input }) => ({ ...input, upgrade: null, attempt: 0, subscription: null, failure: null }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'We look for the plan change that was ordered in this browser.',
      tags: 'busy',
      invoke: {
        id: 'recallUpgrade',
        src: 'recallUpgrade',
        input: ({ context }) => context.userId,
        onDone: { target: 'deciding', actions: { type: 'adoptUpgrade', params: ({ event }) => event.output } },
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Is there anything to confirm?',
      always: [
        { guard: 'hasPurchaseToConfirm', target: 'checking', actions: 'beginGo' },
        { target: 'error', meta: { note: 'Neither a checkout nor a plan change: there is nothing to ask for.' } },
      ],
    },
    checking: {
      description: 'We ask the server whether the plan is active yet.',
      tags: 'busy',
      invoke: {
        id: 'fetchSubscription',
        src: 'fetchSubscription',
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'success',
            actions: { type: 'adoptSubscription', params: ({ event }) => event.output },
            meta: { note: 'Welcome, or „the plan was changed”; a change counts only when the plan is the wanted one.' },
          },
          { guard: 'hasAttemptsLeft', target: 'waiting' },
          { target: 'timeout' },
        ],
        onError: [
          {
            guard: { type: 'isHopeless', params: failureCode },
            target: 'error',
            actions: notingFailure,
            meta: { note: 'The session is over; asking on would bring the same answer.' },
          },
          { guard: 'hasAttemptsLeft', target: 'waiting', meta: { note: 'A lost answer is no answer: we ask again.' } },
          failing('error'),
        ],
      },
    },
    waiting: {
      description: 'We wait before we ask again.',
      tags: 'busy',
      on: {
        'page.returned': {
          target: 'checking',
          meta: { note: 'Who comes back to the tab is not kept waiting; this look is not counted.' },
        },
      },
      after: { pollInterval: { target: 'checking', actions: 'countAttempt' } },
    },
    success: {
      description: 'The plan is active.',
      entry: ['announcePayment', 'forgetUpgrade'],
    },
    timeout: {
      description: 'The payment is accepted, and its processing takes longer than we ask; the page may be closed.',
      on: {
        'pupil.recheckRequested': 'deciding',
        'page.returned': { target: 'deciding', meta: { note: 'Minutes later the plan may be active.' } },
      },
    },
    error: {
      description: 'We could not find out.',
      on: { 'pupil.recheckRequested': 'deciding' },
    },
  },
});
