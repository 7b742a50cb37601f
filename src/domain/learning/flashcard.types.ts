import type { StoredCard } from './card.types.ts';

export interface Flashcard {
  readonly id: string;
  readonly subject: string;
  readonly topicTitle: string;
  /** ISO time. */
  readonly createdAt: string;
  /** As the server sent it, not yet sanitised for showing. */
  readonly htmlContent: string;
  readonly cards: readonly StoredCard[];
}
