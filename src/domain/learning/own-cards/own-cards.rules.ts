import type { Card, StoredCard } from '#domain/learning/card.types.ts';

/** A side of a card is a question, not a page. */
export const CARD_SIDE_MAX_LENGTH = 1_000;

/** Own cards of one pupil. */
export const OWN_CARDS_MAX = 1_000;

export const EMPTY_CARD: Card = { front: '', back: '' };

/** Both sides say something, and neither is a page. */
export const isWritten = ({ front, back }: Card): boolean =>
  [front, back].every((side) => side.trim() !== '' && side.trim().length <= CARD_SIDE_MAX_LENGTH);

/** In the place of the one that it was, or before all others. */
export const withCard = (cards: readonly StoredCard[], saved: StoredCard): readonly StoredCard[] =>
  cards.some(({ id }) => id === saved.id)
    ? cards.map((card) => (card.id === saved.id ? saved : card))
    : [saved, ...cards];
