/** A question and its answer, on the two sides of a card. Markdown. */
export interface Card {
  readonly front: string;
  readonly back: string;
}

export interface StoredCard extends Card {
  readonly id: string;
}

/** How well a pupil remembered a card: not at all, with effort, well, at once. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];
