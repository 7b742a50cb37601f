import type { SnapshotFrom } from 'xstate';
import type { cardReviewMachine } from '#domain/learning/card-review/card-review.machine.ts';
import type { DueCard } from '#domain/learning/card-review/card-review.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type CardReviewView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unloaded'; readonly error: string }
  /** Nothing is due: `known` cards were remembered just now, the next come at `nextDue`. */
  | { readonly screen: 'clear'; readonly known: number; readonly nextDue: string | null }
  | { readonly screen: 'offered'; readonly total: number; readonly round: number; readonly known: number }
  | {
      readonly screen: 'card';
      readonly card: DueCard;
      readonly isTurned: boolean;
      /** Cards that are still to be answered, and all of the round. */
      readonly left: number;
      readonly total: number;
      readonly isKeeping: boolean;
      readonly error: string | undefined;
    };

export const selectCardReview = (snapshot: SnapshotFrom<typeof cardReviewMachine>): CardReviewView => {
  const { due, left, known, failure } = snapshot.context;
  const error = failure === null ? undefined : failureTexts[failure];
  const card = due.cards[left[0] ?? -1];
  if (snapshot.matches('reviewing') && card !== undefined)
    return {
      screen: 'card',
      card,
      isTurned: !snapshot.matches({ reviewing: 'front' }),
      left: left.length,
      total: due.cards.length,
      isKeeping: snapshot.matches({ reviewing: 'keeping' }),
      error,
    };
  if (snapshot.matches('clear')) return { screen: 'clear', known, nextDue: due.nextDue };
  if (snapshot.matches('offered')) return { screen: 'offered', total: due.total, round: due.cards.length, known };
  return error === undefined ? { screen: 'loading' } : { screen: 'unloaded', error };
};
