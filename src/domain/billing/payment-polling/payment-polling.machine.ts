import { failing, failureCode, notingFailure } from '#domain/shared/machine.ts';
import { paymentPolling } from './payment-polling.setup.ts';

export const paymentPollingMachine = paymentPolling.createMachine({
  id: 'paymentPolling',
  description:
    'A pupil returns from the payment, or has just changed the plan; we ask, every two seconds, at most fifteen times and for at most a minute, whether the plan is theirs yet. ' +
    'What the payment provider or the address says does not count, only the current subscription. When it takes longer, the pupil may leave or ask again.',
  meta: {
    source: [
      'S2 §2 Payment success',
      'S2 §4 Polling after a payment',
      'S2 §8 Payment success screen',
      'S2 §9',
      'D24',
      'R4',
    ],
  },
  context: ({ input }) => ({ ...input, target: null, attempt: 0, subscription: null, failure: null }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'We look for the plan change that was ordered in this browser.',
      tags: 'busy',
      invoke: {
        id: 'recallUpgrade',
        src: 'recallUpgrade',
        input: ({ context }) => context.userId,
        onDone: { target: 'deciding', actions: { type: 'aim', params: ({ event }) => event.output } },
        onError: { target: 'deciding', actions: { type: 'aim', params: null } },
      },
    },
    deciding: {
      description: 'Is there anything to confirm?',
      always: [
        { guard: 'hasPurchaseToConfirm', target: 'polling', actions: 'beginGo' },
        { target: 'error', meta: { note: 'Neither a checkout nor a plan change: there is nothing to ask for.' } },
      ],
    },
    polling: {
      description: 'We ask the server, again and again, whether the plan is active yet.',
      initial: 'looking',
      after: {
        pollTimeout: {
          target: 'timeout',
          meta: { note: 'Also while a look hangs, and however often the pupil returned.' },
        },
      },
      states: {
        looking: {
          description: 'One look at the current subscription is under way.',
          tags: 'busy',
          invoke: {
            id: 'lookAtSubscription',
            src: 'lookAtSubscription',
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => event.output },
                target: '#paymentPolling.success',
                actions: { type: 'adoptSubscription', params: ({ event }) => event.output },
                meta: {
                  note: 'Welcome, or „the plan was changed”; a change counts only when the plan is the wanted one. Without a wanted plan the held one is shown, and no change is claimed.',
                },
              },
              { guard: 'hasAttemptsLeft', target: 'waiting' },
              { target: '#paymentPolling.timeout' },
            ],
            onError: [
              {
                guard: { type: 'isHopeless', params: failureCode },
                target: '#paymentPolling.error',
                actions: notingFailure,
                meta: { note: 'The session is over; asking on would bring the same answer.' },
              },
              {
                guard: 'hasAttemptsLeft',
                target: 'waiting',
                meta: { note: 'A lost answer is no answer: we ask again.' },
              },
              failing('#paymentPolling.error'),
            ],
          },
        },
        waiting: {
          description: 'We wait before we ask again.',
          tags: 'busy',
          on: {
            'page.returned': {
              target: 'looking',
              meta: { note: 'Who comes back to the tab is not kept waiting; this look is not counted.' },
            },
          },
          after: { pollInterval: { target: 'looking', actions: 'countAttempt' } },
        },
      },
    },
    success: {
      description: 'The plan is active.',
      entry: 'announcePayment',
      invoke: {
        id: 'forgetOrders',
        src: 'forgetOrders',
        input: ({ context }) => context.userId,
        onDone: { meta: { note: 'Nothing is pending any more.' } },
        onError: { meta: { note: 'What stays behind is looked at in the light of the held plan.' } },
      },
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
      on: {
        'pupil.recheckRequested': 'deciding',
        'page.returned': {
          target: 'deciding',
          meta: { note: 'The network may be back: nobody who paid stays without the plan.' },
        },
      },
    },
  },
});
