import { assign, sendTo, setup } from 'xstate';
import type { Grade } from '#domain/learning/card.types.ts';
import { afterKnown, afterMissed, dealt } from '#domain/learning/card-round.rules.ts';
import type { Flashcard } from '#domain/learning/flashcard.types.ts';
import { actorSlot, listenerSlot } from '#domain/shared/actor-slot.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import type {
  CardGraded,
  FlashcardViewerContext,
  FlashcardViewerEvent,
  FlashcardViewerInput,
} from './flashcard-viewer.types.ts';

/** What a flashcard that is open can ask, decide and do; its states are in `flashcard-viewer.machine.ts`. */
export const flashcardViewer = setup({
  types: {
    context: {} as FlashcardViewerContext,
    input: {} as FlashcardViewerInput,
    events: {} as FlashcardViewerEvent,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: {
    findFlashcard: actorSlot<Flashcard | null, string>('findFlashcard'),
    keepReviews: listenerSlot<undefined, CardGraded>('keepReviews'),
  },
  guards: {
    isFound: (_, flashcard: Flashcard | null) => flashcard !== null,
    hasCards: ({ context }) => (context.flashcard?.cards.length ?? 0) > 0,
    isLastCard: ({ context }) => context.left.length === 1,
  },
  actions: {
    adoptFlashcard: assign({ flashcard: (_, flashcard: Flashcard | null) => flashcard }),
    deal: assign({ left: ({ context }) => dealt(context.flashcard?.cards ?? []) }),
    putAway: assign({ left: ({ context }) => afterKnown(context.left) }),
    putLast: assign({ left: ({ context }) => afterMissed(context.left) }),
    keepReview: sendTo(
      'keepReviews',
      (
        { context: { flashcard, left } }: { readonly context: FlashcardViewerContext },
        given: { readonly grade: Grade; readonly idempotencyKey: string },
      ): CardGraded => ({
        type: 'card.graded',
        order: { cardId: flashcard?.cards[left[0] ?? -1]?.id ?? '', grade: given.grade },
        idempotencyKey: given.idempotencyKey,
      }),
    ),
    noteFailure: assign(failureNoted),
    forgetFailure: assign({ failure: null }),
  },
});
