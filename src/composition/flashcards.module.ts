import { ContainerModule } from 'inversify';
import { browserDownloads } from '#adapters/browser/browser-downloads.adapter.ts';
import { httpCardReviews } from '#adapters/http/http-card-reviews.adapter.ts';
import { httpFlashcardGenerator, httpFlashcards } from '#adapters/http/http-flashcards.adapter.ts';
import { httpProgress } from '#adapters/http/http-progress.adapter.ts';
import { httpOwnCards } from '#adapters/http/http-own-cards.adapter.ts';
import { cardReviewLogic } from '#application/learning/card-review/card-review.logic.ts';
import { flashcardGenerationLogic } from '#application/learning/flashcard-generation/flashcard-generation.logic.ts';
import { flashcardViewerLogic } from '#application/learning/flashcard-viewer/flashcard-viewer.logic.ts';
import { ownCardsLogic } from '#application/learning/own-cards/own-cards.logic.ts';
import { progressLogic } from '#application/learning/progress/progress.logic.ts';
import { BACKEND } from './backend.tokens.ts';
import { backend } from './backend.module.ts';
import { FLASHCARDS } from './flashcards.tokens.ts';
import { wire } from './token.ts';

/** What the page of flashcards loads, and the dialog that makes one. */
export const flashcards = [
  backend,
  new ContainerModule(({ bind }) => {
    wire(bind, FLASHCARDS.cardReviews, httpCardReviews, [BACKEND.http]);
    wire(bind, FLASHCARDS.downloads, () => browserDownloads(document, URL), []);
    wire(bind, FLASHCARDS.flashcards, httpFlashcards, [BACKEND.http]);
    wire(bind, FLASHCARDS.generator, httpFlashcardGenerator, [BACKEND.http]);
    wire(bind, FLASHCARDS.ownCards, httpOwnCards, [BACKEND.http]);
    wire(bind, FLASHCARDS.progress, httpProgress, [BACKEND.http]);

    wire(bind, FLASHCARDS.cardReviewLogic, cardReviewLogic, [FLASHCARDS.cardReviews]);
    wire(bind, FLASHCARDS.generationLogic, flashcardGenerationLogic, [FLASHCARDS.generator]);
    wire(bind, FLASHCARDS.ownCardsLogic, ownCardsLogic, [FLASHCARDS.ownCards]);
    wire(bind, FLASHCARDS.progressLogic, progressLogic, [FLASHCARDS.progress]);
    wire(bind, FLASHCARDS.viewerLogic, flashcardViewerLogic, [FLASHCARDS.flashcards, FLASHCARDS.cardReviews]);
  }),
];
