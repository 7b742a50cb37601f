import type { DueCards } from './card-review.types.ts';

/** Cards of one round: as many as a pupil likes to see the end of. */
export const REVIEW_ROUND = 20;

export const NOTHING_DUE: DueCards = { cards: [], total: 0, nextDue: null };
