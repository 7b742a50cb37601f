import type { FlashcardGenerator } from '#application/ports/flashcard-generator.port.ts';
import type { Flashcards } from '#application/ports/flashcards.port.ts';
import {
  analyzeFlashcard,
  findFlashcard,
  generateFlashcard,
  listFlashcards,
} from '#contract/calls/flashcards.calls.ts';
import { documentId } from '#contract/schemas/id.schema.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { orNull } from '#adapters/http/http-failure.ts';
import { historyToSend } from '#adapters/http/history-to-send.ts';

export const httpFlashcardGenerator = (http: HttpClient): FlashcardGenerator => ({
  async analyse({ order: { conversation, userClass }, idempotencyKey }, signal) {
    const body = { conversation: historyToSend(conversation), userClass };
    return (await http.call(analyzeFlashcard, { body }, { signal, idempotencyKey })).suggestedTopic;
  },

  async make({ order: { subject, topic, userClass }, idempotencyKey }, signal) {
    const body = { confirmedTopic: { subject, topicTitle: topic, userClass }, userPreferences: {} };
    return (await http.call(generateFlashcard, { body }, { signal, idempotencyKey })).htmlContent;
  },

  async newest(signal) {
    const { flashcards } = await http.call(listFlashcards, { query: { page: '1', pageSize: '1' } }, { signal });
    return flashcards[0]?.id ?? null;
  },
});

export const httpFlashcards = (http: HttpClient): Flashcards => ({
  find: async (id, signal) =>
    documentId.safeParse(id).success ? orNull(http.call(findFlashcard, { params: { id } }, { signal })) : null,
});
