import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import type { MachineMeta } from '#domain/shared/machine.ts';
import { isCommentWithinLimit, NO_DETAILS, ratingAfter } from './feedback.rules.ts';
import type {
  Feedback,
  FeedbackContext,
  FeedbackDetails,
  FeedbackEmitted,
  FeedbackEvent,
  FeedbackInput,
  Rating,
} from './feedback.types.ts';

const trimmed = ({ rating, comment }: FeedbackDetails): FeedbackDetails => ({ rating, comment: comment.trim() });

export const feedback = setup({
  types: {
    context: {} as FeedbackContext,
    input: {} as FeedbackInput,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
    meta: {} as MachineMeta,
  },
  actors: {
    recallFeedback: actorSlot<Feedback | null, { readonly userId: string; readonly answerId: string }>(
      'recallFeedback',
    ),
  },
  guards: {
    hasNoAnswer: (_, answerId: string | null) => answerId === null,
    isSameAnswer: ({ context }, answerId: string | null) => answerId === context.answerId,
    isOvertaken: ({ context }) => context.latestAnswerId !== context.answerId,
    isGiven: ({ context }) => context.given !== null,
    hasFeedback: (_, given: Feedback | null) => given !== null,
    isWithinLimit: ({ context }) => isCommentWithinLimit(context.details),
  },
  actions: {
    setAnswer: assign((_, answerId: string | null) => ({
      answerId,
      latestAnswerId: answerId,
      given: null,
      details: NO_DETAILS,
    })),
    noteLatest: assign({ latestAnswerId: (_, answerId: string | null) => answerId }),
    turnToLatest: assign(({ context }) => ({ answerId: context.latestAnswerId, given: null, details: NO_DETAILS })),
    adopt: assign({ given: (_, given: Feedback | null) => given }),
    approve: assign({ given: { verdict: 'oui', details: null } }),
    disapprove: assign({ given: ({ context }) => ({ verdict: 'non' as const, details: trimmed(context.details) }) }),
    rate: assign({
      details: ({ context }, star: Rating) => ({
        ...context.details,
        rating: ratingAfter(context.details.rating, star),
      }),
    }),
    comment: assign({ details: ({ context }, comment: string) => ({ ...context.details, comment }) }),
    keep: emit(({ context }): FeedbackEmitted => ({
      type: 'feedback.given',
      userId: context.userId,
      answerId: context.answerId ?? '',
      feedback: context.given as Feedback,
    })),
  },
});
