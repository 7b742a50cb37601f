import { assign, emit, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
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

const feedback = setup({
  types: {
    context: {} as FeedbackContext,
    input: {} as FeedbackInput,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
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
    meetAnswer: assign((_, answerId: string | null) => ({
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

const recalling = feedback.createStateConfig({
  description: 'We look whether this answer has been rated before.',
  invoke: {
    id: 'recallFeedback',
    src: 'recallFeedback',
    input: ({ context }) => ({ userId: context.userId, answerId: context.answerId ?? '' }),
    onDone: [
      {
        guard: { type: 'hasFeedback', params: ({ event }) => event.output },
        target: 'thanking',
        actions: { type: 'adopt', params: ({ event }) => event.output },
      },
      { target: 'asking' },
    ],
    onError: { target: 'asking', meta: { note: 'What cannot be remembered is asked again.' } },
  },
});

const asking = feedback.createStateConfig({
  description: 'The pupil is asked whether the latest answer helps: Yes or No.',
  on: {
    'pupil.approved': { target: 'thanking', actions: ['approve', 'keep'] },
    'pupil.disapproved': 'explaining',
  },
});

const explaining = feedback.createStateConfig({
  description: 'A dialog is open: one to five stars and a comment.',
  on: {
    'thread.changed': {
      actions: { type: 'noteLatest', params: ({ event }) => event.latestAnswerId },
      meta: { note: 'A new answer waits until the pupil has had their say about this one.' },
    },
    'pupil.starChosen': {
      actions: { type: 'rate', params: ({ event }) => event.star },
      meta: { note: 'The same star again clears the rating.' },
    },
    'pupil.commentChanged': { actions: { type: 'comment', params: ({ event }) => event.text } },
    'pupil.feedbackSent': { guard: 'isWithinLimit', target: 'settling', actions: ['disapprove', 'keep'] },
    'pupil.feedbackCancelled': {
      target: 'settling',
      meta: { note: 'Nothing is stored; what was typed waits for another No.' },
    },
  },
});

const settling = feedback.createStateConfig({
  description: 'Has a new answer come meanwhile?',
  always: [
    { guard: 'isOvertaken', target: 'meeting', actions: 'turnToLatest' },
    { guard: 'isGiven', target: 'thanking' },
    { target: 'asking' },
  ],
});

export const feedbackMachine = feedback.createMachine({
  id: 'feedback',
  description: 'Was this answer helpful? The pupil says so of the latest answer only, and it stays in this browser.',
  meta: { source: ['S2 §2 Assistant', 'S2 §3', 'S2 §4 Feedback', 'S2 §9', 'D5'] },
  context: ({ input }) => ({ ...input, answerId: null, latestAnswerId: null, given: null, details: NO_DETAILS }),
  initial: 'absent',
  on: {
    'thread.changed': [
      { guard: { type: 'isSameAnswer', params: ({ event }) => event.latestAnswerId } },
      { target: '.meeting', actions: { type: 'meetAnswer', params: ({ event }) => event.latestAnswerId } },
    ],
  },
  states: {
    absent: { description: 'There is no answer to rate.' },
    meeting: {
      description: 'The latest answer is another one.',
      always: [
        { guard: { type: 'hasNoAnswer', params: ({ context }) => context.answerId }, target: 'absent' },
        { target: 'recalling' },
      ],
    },
    recalling,
    asking,
    explaining,
    settling,
    thanking: { description: 'The answer is rated, and we say thank you.' },
  },
});
