import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { NOTHING_DUE } from './card-review.rules.ts';
import { cardReview } from './card-review.setup.ts';

export const cardReviewMachine = cardReview.createMachine({
  id: 'cardReview',
  description:
    'The cards that are due today, asked in rounds: a side, the other side, and how well it was remembered. The server says when a card comes again.',
  meta: { source: ['D53', 'R10', 'beyond the specification'] },
  context: { due: NOTHING_DUE, left: [], known: 0, review: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'We ask what is due.',
      tags: 'busy',
      invoke: {
        id: 'findDueCards',
        src: 'findDueCards',
        onDone: [
          {
            guard: { type: 'isAnythingDue', params: ({ event }) => event.output },
            target: 'offered',
            actions: { type: 'adoptDue', params: ({ event }) => event.output },
          },
          { target: 'clear', actions: { type: 'adoptDue', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unloaded',
          actions: notingAs('cards/unavailable'),
        },
      },
    },
    unloaded: {
      description: 'What is due could not be had; it can be tried again.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    clear: {
      description: 'Nothing is due today, or nothing is any more.',
      on: { 'cards.changed': { target: 'loading', meta: { note: 'A card was written: it is due at once.' } } },
    },
    offered: {
      description: 'Cards are due: a round may begin, the first or the next.',
      on: {
        'pupil.reviewStarted': { target: 'reviewing', actions: 'deal' },
        'cards.changed': 'loading',
      },
    },
    reviewing: {
      description: 'One card after the other is asked.',
      initial: 'front',
      states: {
        front: {
          description: 'The question is in sight.',
          on: { 'pupil.cardTurned': 'back', 'pupil.reviewEnded': '#cardReview.leaving' },
        },
        back: {
          description: 'The answer is in sight; the pupil says how well they remembered it.',
          on: {
            'pupil.cardTurned': 'front',
            'pupil.cardGraded': { target: 'keeping', actions: { type: 'grade', params: ({ event }) => event } },
            'pupil.reviewEnded': '#cardReview.leaving',
          },
        },
        keeping: {
          description: 'The grade is on its way.',
          tags: 'busy',
          invoke: {
            id: 'keepReview',
            src: 'keepReview',
            input: ({ context }) => context.review!,
            onDone: [
              {
                guard: 'isMissed',
                target: 'front',
                actions: 'putLast',
                meta: { note: 'It comes again after the others.' },
              },
              { guard: 'isLastCard', target: '#cardReview.loading', actions: 'putAway' },
              { target: 'front', actions: 'putAway' },
            ],
            onError: {
              target: 'unkept',
              actions: notingAs('card/unkept'),
            },
          },
        },
        unkept: {
          description: 'The grade could not be kept; the same is sent again under its key.',
          on: {
            'pupil.retried': { target: 'keeping', actions: 'forgetFailure' },
            'pupil.reviewEnded': '#cardReview.leaving',
          },
        },
      },
    },
    leaving: {
      description: 'The pupil has had enough for now; what was kept stays kept.',
      always: { target: 'loading', actions: 'putDown' },
    },
  },
});
