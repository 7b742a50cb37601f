import type { Flashcard } from '#domain/learning/flashcard.types.ts';

export interface Flashcards {
  /** Null when there is none of that id, or it is another pupil's. */
  find(id: string, signal?: AbortSignal): Promise<Flashcard | null>;
}
