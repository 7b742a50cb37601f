import type { Grade, StoredCard } from '#domain/learning/card.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface DueCard extends StoredCard {
  /** The topic of its flashcard; null of a card that the pupil has written. */
  readonly topicTitle: string | null;
}

/** What waits today. */
export interface DueCards {
  /** The cards of one round. */
  readonly cards: readonly DueCard[];
  /** All that are due, those of later rounds too. */
  readonly total: number;
  /** ISO time when the first of the others is due; null where there is none. */
  readonly nextDue: string | null;
}

export interface CardGrade {
  readonly cardId: string;
  readonly grade: Grade;
}

export interface CardReviewContext {
  readonly due: DueCards;
  /** Places of the round's cards that are still to be answered; the first is in the hand. */
  readonly left: readonly number[];
  /** Cards that were known since the page was opened. */
  readonly known: number;
  /** The grade that is on its way, or could not be kept. */
  readonly review: Keyed<CardGrade> | null;
  readonly failure: FailureCode | null;
}

export type CardReviewEvent =
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.reviewStarted' }
  | { readonly type: 'pupil.cardTurned' }
  | { readonly type: 'pupil.cardGraded'; readonly grade: Grade; readonly idempotencyKey: string }
  | { readonly type: 'pupil.reviewEnded' }
  | { readonly type: 'cards.changed' };
