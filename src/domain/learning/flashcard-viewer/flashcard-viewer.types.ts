import type { CardGrade } from '#domain/learning/card-review/card-review.types.ts';
import type { Flashcard } from '#domain/learning/flashcard.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface FlashcardViewerInput {
  readonly id: string;
}

export interface FlashcardViewerContext extends FlashcardViewerInput {
  readonly flashcard: Flashcard | null;
  /** Places of the cards that are still to be answered; the first is in the hand. */
  readonly left: readonly number[];
  readonly failure: FailureCode | null;
}

export type FlashcardViewerEvent =
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.practiceRequested' }
  | { readonly type: 'pupil.readingRequested' }
  | { readonly type: 'pupil.cardTurned' }
  | { readonly type: 'pupil.cardKnown'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.cardMissed'; readonly idempotencyKey: string };

/** What whoever keeps reviews is told. */
export interface CardGraded extends Keyed<CardGrade> {
  readonly type: 'card.graded';
}
