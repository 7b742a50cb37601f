import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { AI_ERRORS } from '#contract/calls/ai.errors.ts';
import {
  flashcard,
  flashcardAnalysis,
  flashcardOrder,
  flashcardPage,
  generatedFlashcard,
  suggestedTopic,
} from '#contract/schemas/flashcard.schema.ts';
import { documentIdParams } from '#contract/schemas/id.schema.ts';
import { pageQuery } from '#contract/schemas/page.schema.ts';

export const analyzeFlashcard = defineCall({
  name: 'flashcards.analyze',
  method: 'POST',
  path: '/api/Flashcard/analyze',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Suggests a topic for a flashcard out of a conversation.',
  source: 'S2 §5.9, §7.5–7.6, D16',
  body: flashcardAnalysis,
  bodyLimit: 1024 * 1024,
  idempotent: true,
  success: 200,
  answer: suggestedTopic,
  errors: AI_ERRORS,
});

export const generateFlashcard = defineCall({
  name: 'flashcards.generate',
  method: 'POST',
  path: '/api/Flashcard/generate',
  auth: 'user',
  timeout: 90_000,
  summary: 'Makes and stores a flashcard on a confirmed topic.',
  source: 'S2 §5.12–5.13, §5.15–5.16, §7.7–7.10, §9.22, D16, R7',
  body: flashcardOrder,
  idempotent: true,
  success: 200,
  answer: generatedFlashcard,
  errors: AI_ERRORS,
});

export const listFlashcards = defineCall({
  name: 'flashcards.list',
  method: 'GET',
  path: '/api/Flashcard/history',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The signed-in user’s flashcards, newest first.',
  source: 'S2 §7.11',
  query: pageQuery,
  success: 200,
  answer: flashcardPage,
  errors: {},
});

export const findFlashcard = defineCall({
  name: 'flashcards.find',
  method: 'GET',
  path: '/api/Flashcard/{id}',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'One flashcard.',
  source: 'S2 §7.13, R1',
  params: documentIdParams,
  success: 200,
  answer: flashcard,
  errors: { 404: 'There is none of that id, or it is another pupil’s.' },
});
