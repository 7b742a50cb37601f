import type { Grade } from '#tutoring/grade.types.ts';

export interface FlashcardOrder {
  /** As the pupil calls it; may be none that we know. */
  readonly subject: string;
  readonly topic: string;
  readonly grade: Grade | undefined;
  /** The same flashcard for the same seed. */
  readonly seed: number;
}

export interface Section {
  readonly heading: string;
  /** Markdown. */
  readonly text: string;
}

/** A question and its answer, for both sides of a card. Markdown. */
export interface Card {
  readonly front: string;
  readonly back: string;
}

/** What is worth keeping of a topic: told, and asked. */
export interface MadeFlashcard {
  readonly title: string;
  readonly sections: readonly [Section, ...Section[]];
  readonly cards: readonly [Card, ...Card[]];
}
