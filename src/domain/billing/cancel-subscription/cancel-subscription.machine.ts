import { failureCode, notingFailure } from '#domain/shared/machine.ts';
import { EMPTY, cancelSubscription } from './cancel-subscription.setup.ts';

export const cancelSubscriptionMachine = cancelSubscription.createMachine({
  id: 'cancelSubscription',
  description:
    'The dialog in which a pupil ends the renewal of their plan. It asks for at least one reason; access stays until the end of the paid period. ' +
    'Less than 24 hours before that end it says that it is too late.',
  meta: {
    source: [
      'S1 §3 Cancellation',
      'S1 §5 Cancel subscription',
      'S1 §6',
      'S1 §8 Account',
      'S2 §4 Subscription',
      'S2 §9',
      'R10',
    ],
  },
  context: EMPTY,
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog.',
      entry: 'forget',
      on: {
        'pupil.cancellationRequested': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'noteRefusal', params: ({ event }) => event },
            meta: {
              note: 'Nothing to cancel, cancelled before, bought once, or less than 24 hours before the end of the period.',
            },
          },
          { target: 'editing' },
        ],
      },
    },
    refused: {
      description: 'The dialog says why this plan cannot be cancelled now.',
      tags: 'open',
      on: { 'pupil.dialogClosed': 'closed' },
    },
    editing: {
      description: 'The pupil says why: at least one reason, and a comment if they like.',
      tags: 'open',
      on: {
        'pupil.reasonPressed': { actions: { type: 'press', params: ({ event }) => event.reason } },
        'pupil.commentChanged': { actions: { type: 'type', params: ({ event }) => event.text } },
        'pupil.cancellationSubmitted': [
          {
            guard: 'hasReason',
            target: 'sending',
            actions: { type: 'order', params: ({ event }) => event.idempotencyKey },
          },
          { actions: { type: 'noteFailure', params: 'cancellation/no-reason' } },
        ],
        'pupil.dialogClosed': 'closed',
      },
    },
    sending: {
      description: 'The server ends the renewal; until it has answered the dialog stays.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'cancelSubscription',
        src: 'cancelSubscription',
        input: ({ context }) => context.order!,
        onDone: 'cancelled',
        onError: [
          {
            guard: { type: 'isCancelledAlready', params: failureCode },
            target: 'cancelled',
            meta: { note: 'What was wanted is so already.' },
          },
          {
            target: 'editing',
            actions: notingFailure,
            meta: { note: 'The reasons and the comment stay.' },
          },
        ],
      },
    },
    cancelled: {
      description: 'Cancelled; the good news stays for a moment.',
      tags: 'open',
      entry: 'announceCancellation',
      on: { 'pupil.dialogClosed': 'closed' },
      after: { successDisplay: 'closed' },
    },
  },
});
