import { assign, emit, setup } from 'xstate';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureOf, type FailureCode } from '#domain/shared/failure.ts';
import { keyed, type Keyed } from '#domain/shared/idempotency.rules.ts';
import {
  CANCELLATION_COMMENT_MAX_LENGTH,
  CANCELLATION_SUCCESS_DISPLAY,
  cancellationOf,
  toggledReasons,
  type CancellationReason,
} from './cancel-subscription.rules.ts';
import type {
  Cancellation,
  CancelSubscriptionContext,
  CancelSubscriptionEmitted,
  CancelSubscriptionEvent,
} from './cancel-subscription.types.ts';
import { cancellationRefusal } from '#domain/billing/subscription-status/subscription-status.rules.ts';

const EMPTY: CancelSubscriptionContext = { reasons: [], comment: '', order: null, failure: null };

interface Request {
  readonly subscription: Subscription | null;
  readonly at: number;
}

const cancelSubscription = setup({
  types: {
    context: {} as CancelSubscriptionContext,
    events: {} as CancelSubscriptionEvent,
    emitted: {} as CancelSubscriptionEmitted,
    tags: {} as 'busy' | 'open',
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { cancelSubscription: actorSlot<void, Keyed<Cancellation>>('cancelSubscription') },
  delays: { successDisplay: CANCELLATION_SUCCESS_DISPLAY },
  guards: {
    isRefused: (_, { subscription, at }: Request) => cancellationRefusal(subscription, at) !== null,
    hasReason: ({ context }) => context.reasons.length > 0,
    isCancelledAlready: (_, code: FailureCode) =>
      code === 'subscription/already-cancelled' || code === 'request/conflict',
  },
  actions: {
    noteRefusal: assign({ failure: (_, { subscription, at }: Request) => cancellationRefusal(subscription, at) }),
    press: assign(({ context }, reason: CancellationReason) => ({
      reasons: toggledReasons(context.reasons, reason),
      failure: null,
    })),
    type: assign({ comment: (_, text: string) => text.slice(0, CANCELLATION_COMMENT_MAX_LENGTH) }),
    order: assign(({ context }, idempotencyKey: string) => ({
      order: keyed(context.order, cancellationOf(context), idempotencyKey),
      failure: null,
    })),
    noteFailure: assign({ failure: (_, code: FailureCode) => code }),
    forget: assign(EMPTY),
    announceCancellation: emit({ type: 'subscription.cancelled' }),
  },
});

const editing = cancelSubscription.createStateConfig({
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
});

const sending = cancelSubscription.createStateConfig({
  description: 'The server ends the renewal; until it has answered the dialog stays.',
  tags: ['open', 'busy'],
  invoke: {
    id: 'cancelSubscription',
    src: 'cancelSubscription',
    input: ({ context }) => context.order!,
    onDone: 'cancelled',
    onError: [
      {
        guard: { type: 'isCancelledAlready', params: ({ event }) => failureOf(event.error).code },
        target: 'cancelled',
        meta: { note: 'What was wanted is so already.' },
      },
      {
        target: 'editing',
        actions: { type: 'noteFailure', params: ({ event }) => failureOf(event.error).code },
        meta: { note: 'The reasons and the comment stay.' },
      },
    ],
  },
});

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
      'S2 §4 Subscription and trial',
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
    editing,
    sending,
    cancelled: {
      description: 'Cancelled; the good news stays for a moment.',
      tags: 'open',
      entry: 'announceCancellation',
      on: { 'pupil.dialogClosed': 'closed' },
      after: { successDisplay: 'closed' },
    },
  },
});
