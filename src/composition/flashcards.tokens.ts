import type { CardReviewLogic } from '#application/learning/card-review/card-review.logic.ts';
import type { FlashcardGenerationLogic } from '#application/learning/flashcard-generation/flashcard-generation.logic.ts';
import type { FlashcardViewerLogic } from '#application/learning/flashcard-viewer/flashcard-viewer.logic.ts';
import type { OwnCardsLogic } from '#application/learning/own-cards/own-cards.logic.ts';
import type { ProgressLogic } from '#application/learning/progress/progress.logic.ts';
import type { CardReviews } from '#application/ports/card-reviews.port.ts';
import type { Downloads } from '#application/ports/downloads.port.ts';
import type { FlashcardGenerator } from '#application/ports/flashcard-generator.port.ts';
import type { Flashcards } from '#application/ports/flashcards.port.ts';
import type { OwnCards } from '#application/ports/own-cards.port.ts';
import type { LearningProgress } from '#application/ports/learning-progress.port.ts';
import { token } from './token.ts';

/** What flashcards are made, shown, saved and reviewed with. */
export const FLASHCARDS = {
  cardReviews: token<CardReviews>('CardReviews'),
  downloads: token<Downloads>('FlashcardDownloads'),
  flashcards: token<Flashcards>('Flashcards'),
  generator: token<FlashcardGenerator>('FlashcardGenerator'),
  ownCards: token<OwnCards>('OwnCards'),
  progress: token<LearningProgress>('Progress'),

  cardReviewLogic: token<CardReviewLogic>('CardReviewLogic'),
  generationLogic: token<FlashcardGenerationLogic>('FlashcardGenerationLogic'),
  ownCardsLogic: token<OwnCardsLogic>('OwnCardsLogic'),
  progressLogic: token<ProgressLogic>('ProgressLogic'),
  viewerLogic: token<FlashcardViewerLogic>('FlashcardViewerLogic'),
} as const;
