import * as z from 'zod/mini';
import { storedCard } from '#contract/schemas/card.schema.ts';
import { text, trimmedText } from '#contract/schemas/text.schema.ts';
import { sentHistory } from '#contract/schemas/turn.schema.ts';

const subject = trimmedText(100, 1);
const topicTitle = trimmedText(200, 1);
/** A class label, like `Klasa 7`. */
const userClass = text(100);

/** At least two messages (S2 §5.9). */
export const flashcardAnalysis = z.object({ conversation: sentHistory.check(z.minLength(2)), userClass });

/** S2 §3.9–3.10, §7.6 */
export const suggestedTopic = z.object({
  suggestedTopic: z.object({ summary: z.string(), subject: z.string(), topicTitle: z.string() }),
});

/** S2 §7.7–7.9 */
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
/** S2 §3.8, §7.13 */
export const flashcard = z.extend(flashcardSummary, { htmlContent: z.string(), cards: z.array(storedCard) });
/** S2 §7.10; it is stored first, and named by its id (D29). */
export const generatedFlashcard = z.object({ id: z.string(), htmlContent: z.string() });
/** S2 §3.36, §7.11 */
export const flashcardPage = z.object({
  flashcards: z.array(flashcardSummary),
  page: z.number(),
  hasNextPage: z.boolean(),
});
