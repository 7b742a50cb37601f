import * as z from 'zod/mini';
import { text, trimmedText } from '#contract/schemas/text.schema.ts';
import { sentHistory } from '#contract/schemas/turn.schema.ts';

const subject = trimmedText(100, 1);
const topicTitle = trimmedText(200, 1);
/** A class label, like `Klasa 7`. */
const userClass = text(100);

/** At least two messages (S2 §5). */
export const flashcardAnalysis = z.object({ conversation: sentHistory.check(z.minLength(2)), userClass });

export const suggestedTopic = z.object({
  suggestedTopic: z.object({ summary: z.string(), subject: z.string(), topicTitle: z.string() }),
});

export const flashcardOrder = z.object({
  confirmedTopic: z.object({ subject, topicTitle, userClass }),
  userPreferences: z.optional(z.object({})),
});

const flashcardSummary = z.object({
  id: z.string(),
  subject: z.string(),
  topicTitle: z.string(),
  createdAt: z.string(),
});
export const flashcard = z.extend(flashcardSummary, { htmlContent: z.string() });
export const generatedFlashcard = z.object({ htmlContent: z.string() });
export const flashcardPage = z.object({
  flashcards: z.array(flashcardSummary),
  page: z.number(),
  hasNextPage: z.boolean(),
});
