import type { Grade } from '#domain/learning/card.types.ts';
import { notingAs } from '#domain/learning/learning-failure.rules.ts';
import { flashcardViewer } from './flashcard-viewer.setup.ts';

interface Said {
  readonly event: { readonly idempotencyKey: string };
}

const kept = (grade: Grade) =>
  ({
    type: 'keepReview',
    params: ({ event: { idempotencyKey } }: Said) => ({ grade, idempotencyKey }),
  }) as const;

export const flashcardViewerMachine = flashcardViewer.createMachine({
  id: 'flashcardViewer',
  description:
    'A flashcard that is open: it is read, or its cards are asked one after the other until each was known once.',
  meta: {
    source: ['S2 §2 Flashcards', 'S2 §7 Flashcards', 'S2 §8 Flashcards', 'D18', 'D53', 'beyond the specification'],
  },
  context: ({ input }) => ({ ...input, flashcard: null, left: [], failure: null }),
  initial: 'loading',
  invoke: {
    id: 'keepReviews',
    src: 'keepReviews',
    onError: { meta: { note: 'What could not be kept is asked again the sooner; nobody is stopped for it.' } },
  },
  states: {
    loading: {
      description: 'The flashcard is fetched.',
      tags: 'busy',
      invoke: {
        id: 'findFlashcard',
        src: 'findFlashcard',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'reading',
            actions: { type: 'adoptFlashcard', params: ({ event }) => event.output },
          },
          {
            target: 'unloaded',
            actions: { type: 'noteFailure', params: 'flashcard/unavailable' },
            meta: { note: 'There is none of that id, or it is another pupil’s.' },
          },
        ],
        onError: {
          target: 'unloaded',
          actions: notingAs('flashcard/unavailable'),
        },
      },
    },
    unloaded: {
      description: 'The flashcard could not be had; it can be tried again.',
      on: { 'pupil.retried': { target: 'loading', actions: 'forgetFailure' } },
    },
    reading: {
      description: 'The flashcard stands on the page, to be read, saved or printed.',
      on: { 'pupil.practiceRequested': { guard: 'hasCards', target: 'practising', actions: 'deal' } },
    },
    practising: {
      description: 'One card after the other is asked.',
      initial: 'front',
      on: { 'pupil.readingRequested': 'reading' },
      states: {
        front: {
          description: 'The question is in sight.',
          on: { 'pupil.cardTurned': 'back' },
        },
        back: {
          description: 'The answer is in sight; the pupil says whether they knew it.',
          on: {
            'pupil.cardTurned': 'front',
            'pupil.cardKnown': [
              { guard: 'isLastCard', target: '#flashcardViewer.finished', actions: [kept('good'), 'putAway'] },
              { target: 'front', actions: [kept('good'), 'putAway'] },
            ],
            'pupil.cardMissed': {
              target: 'front',
              actions: [kept('again'), 'putLast'],
              meta: { note: 'It comes again after the others.' },
            },
          },
        },
      },
    },
    finished: {
      description: 'Each card was known once.',
      on: {
        'pupil.practiceRequested': { target: 'practising', actions: 'deal' },
        'pupil.readingRequested': 'reading',
      },
    },
  },
});
