import { fromPromise } from 'xstate';
import { flashcardGenerationMachine } from '#domain/learning/flashcard-generation/flashcard-generation.machine.ts';
import type { FlashcardGenerator } from '#application/ports/flashcard-generator.port.ts';

export const flashcardGenerationLogic = (flashcards: FlashcardGenerator) =>
  flashcardGenerationMachine.provide({
    actors: {
      analyseConversation: fromPromise(({ input, signal }) => flashcards.analyse(input, signal)),
      generateFlashcard: fromPromise(({ input, signal }) => flashcards.make(input, signal)),
      findNewestFlashcard: fromPromise(({ signal }) => flashcards.newest(signal)),
    },
  });

export type FlashcardGenerationLogic = ReturnType<typeof flashcardGenerationLogic>;
