import * as z from 'zod/mini';
import { userId } from '#contract/schemas/id.schema.ts';
import { text, textOfBytes, trimmedText } from '#contract/schemas/text.schema.ts';
import { chatMessage, sentTimedHistory, timedTurn } from '#contract/schemas/turn.schema.ts';

/** S2 §3.13 */
const examType = z.enum(['matura', 'egzamin_osmoklasisty']);

/** S2 §7.33–7.34 */
export const examOrder = z.object({
  userId,
  subject: trimmedText(100, 1),
  examType,
  /** A class label, like `Klasa 8`. */
  level: text(100, 1),
  conversationId: z.optional(z.null()),
});

/** When `success` is not true, `errorMessage` may say why (S2 §7.35). */
export const generatedExam = z.object({
  success: z.boolean(),
  errorMessage: z.optional(z.nullable(z.string())),
  response: z.optional(z.nullable(z.string())),
  htmlContent: z.optional(z.nullable(z.string())),
  downloadLink: z.optional(z.nullable(z.string())),
  examTitle: z.optional(z.nullable(z.string())),
});

const examSummary = z.object({
  id: z.string(),
  examTitle: z.string(),
  createdAt: z.string(),
  examType,
  subject: z.string(),
});
/** S2 §3.11, §7.39 */
export const exam = z.extend(examSummary, { htmlContent: z.string(), documentUrl: z.nullable(z.string()) });
/** S2 §3.36, §7.38 */
export const examPage = z.object({ exams: z.array(examSummary), page: z.number(), hasNextPage: z.boolean() });

/** S2 §7.40–7.41 */
export const examMessage = z.object({
  userMessage: chatMessage,
  examType,
  examHtmlContent: textOfBytes(500_000, 1),
  conversationHistory: sentTimedHistory,
});

/** S2 §3.12, §7.42 */
export const examReply = z.object({
  /** `ok`, `success` or `completed`; anything else is a failure (S2 §4.44). */
  status: z.string(),
  ai_response: z.string(),
  conversation_history: z.array(timedTurn),
  exam_type: z.string(),
  /** Always empty (R11). */
  prompt_used: z.string(),
});
