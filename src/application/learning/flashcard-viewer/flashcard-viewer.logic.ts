import { fromCallback, fromPromise } from 'xstate';
import { flashcardViewerMachine } from '#domain/learning/flashcard-viewer/flashcard-viewer.machine.ts';
import type { CardGraded } from '#domain/learning/flashcard-viewer/flashcard-viewer.types.ts';
import type { CardReviews } from '#application/ports/card-reviews.port.ts';
import type { Flashcards } from '#application/ports/flashcards.port.ts';

export const flashcardViewerLogic = (flashcards: Flashcards, reviews: CardReviews) =>
  flashcardViewerMachine.provide({
    actors: {
      findFlashcard: fromPromise(({ input: id, signal }) => flashcards.find(id, signal)),
      keepReviews: fromCallback<CardGraded, undefined>(({ receive }) => {
        let last = Promise.resolve();
        // One after the other: of two reviews of a card the second must not come first.
        receive((graded) => {
          last = last.then(() => reviews.keep(graded)).catch(() => undefined);
        });
      }),
    },
  });

export type FlashcardViewerLogic = ReturnType<typeof flashcardViewerLogic>;
