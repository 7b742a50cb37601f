import type { FailureCode } from '#domain/shared/failure.ts';
import type { MaterialKind } from './material-list.types.ts';

/** How many a page lists where they are the matter of the screen (S2 §9.10, §9.12–9.13). */
export const MATERIALS_PAGE_SIZE = { flashcard: 20, quiz: 10, exam: 10 } as const satisfies Record<
  MaterialKind,
  number
>;

/** How many of each the practice page lists (S2 §9.11–9.13). */
export const PRACTICE_PAGE_SIZE = 10;

export const UNLISTED = {
  flashcard: 'flashcards/unavailable',
  quiz: 'quizzes/unavailable',
  exam: 'exams/unavailable',
} as const satisfies Record<MaterialKind, FailureCode>;
