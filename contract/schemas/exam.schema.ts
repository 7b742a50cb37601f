import * as z from 'zod/mini';
import { userId } from '#contract/schemas/id.schema.ts';
import { text, textOfBytes, trimmedText } from '#contract/schemas/text.schema.ts';
import { chatMessage, sentTimedHistory, timedTurn } from '#contract/schemas/turn.schema.ts';

const examType = z.enum(['matura', 'egzamin_osmoklasisty']);

export const examOrder = z.object({
  userId,
  subject: trimmedText(100, 1),
  examType,
  /** A class label, like `Klasa 8`. */
  level: text(100, 1),
  conversationId: z.optional(z.null()),
});

/** When `success` is not true, `errorMessage` may say why. */
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
export const exam = z.extend(examSummary, { htmlContent: z.string(), documentUrl: z.nullable(z.string()) });
export const examPage = z.object({ exams: z.array(examSummary), page: z.number(), hasNextPage: z.boolean() });

export const examMessage = z.object({
  userMessage: chatMessage,
  examType,
  examHtmlContent: textOfBytes(500_000, 1),
  conversationHistory: sentTimedHistory,
});

export const examReply = z.object({
  /** `ok`, `success` or `completed`; anything else is a failure (S2 §4). */
  status: z.string(),
  ai_response: z.string(),
  conversation_history: z.array(timedTurn),
  exam_type: z.string(),
  /** Always empty (R11). */
  prompt_used: z.string(),
});
