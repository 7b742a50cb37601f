import type { CardGrade, DueCards } from '#domain/learning/card-review/card-review.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface CardReviews {
  /** The first round of what is due today. */
  due(signal?: AbortSignal): Promise<DueCards>;
  /** Of a card that is gone meanwhile nothing is kept, and nothing is missing. */
  keep(review: Keyed<CardGrade>, signal?: AbortSignal): Promise<void>;
}
