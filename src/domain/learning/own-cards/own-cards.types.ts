import type { Card, StoredCard } from '#domain/learning/card.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface CardOrder extends Card {
  /** The card that is written anew; null of a new one. */
  readonly id: string | null;
}

export interface OwnCardsContext {
  /** Newest first. */
  readonly cards: readonly StoredCard[];
  /** What stands in the form. */
  readonly draft: Card;
  /** The card that the form changes; null while it writes a new one. */
  readonly changing: string | null;
  /** The new card that was begun before another was changed. */
  readonly begun: Card;
  /** Whether the form was submitted with a side missing: from then on it is said. */
  readonly isChecked: boolean;
  readonly order: Keyed<CardOrder> | null;
  /** The card that the pupil is asked about. */
  readonly removing: string | null;
  readonly failure: FailureCode | null;
}

export type OwnCardsEvent =
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.sidesChanged'; readonly change: Partial<Card> }
  | { readonly type: 'pupil.cardSubmitted'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.changeRequested'; readonly id: string }
  | { readonly type: 'pupil.changeCancelled' }
  | { readonly type: 'pupil.removalRequested'; readonly id: string }
  | { readonly type: 'pupil.confirmed' }
  | { readonly type: 'pupil.declined' };

/** What is due may be another now. */
export interface OwnCardsEmitted {
  readonly type: 'cards.changed';
}
