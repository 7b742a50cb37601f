import type { SnapshotFrom } from 'xstate';
import type { flashcardViewerMachine } from '#domain/learning/flashcard-viewer/flashcard-viewer.machine.ts';
import type { Card } from '#domain/learning/card.types.ts';
import type { Flashcard } from '#domain/learning/flashcard.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type FlashcardView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unloaded'; readonly error: string }
  | { readonly screen: 'reading'; readonly flashcard: Flashcard }
  | {
      readonly screen: 'card';
      readonly title: string;
      readonly card: Card;
      readonly isTurned: boolean;
      /** Cards that are still to be answered, and all of the round. */
      readonly left: number;
      readonly total: number;
    }
  | { readonly screen: 'finished'; readonly title: string };

export const selectFlashcard = (snapshot: SnapshotFrom<typeof flashcardViewerMachine>): FlashcardView => {
  const { flashcard, left, failure } = snapshot.context;
  if (flashcard === null)
    return failure === null ? { screen: 'loading' } : { screen: 'unloaded', error: failureTexts[failure] };
  const { topicTitle: title, cards } = flashcard;
  if (snapshot.matches('finished')) return { screen: 'finished', title };
  const card = cards[left[0] ?? -1];
  if (!snapshot.matches('practising') || card === undefined) return { screen: 'reading', flashcard };
  const isTurned = snapshot.matches({ practising: 'back' });
  return { screen: 'card', title, card, isTurned, left: left.length, total: cards.length };
};
