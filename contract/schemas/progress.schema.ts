import * as z from 'zod/mini';
import { documentId } from '#contract/schemas/id.schema.ts';
import { text } from '#contract/schemas/text.schema.ts';

export const progress = z.object({
  topics: z.array(
    z.object({
      subject: z.string(),
      topic: z.string(),
      mastery: z.number().check(z.gte(0), z.lte(1)),
      answers: z.number(),
      state: z.enum(['sure', 'shaky', 'unknown']),
    }),
  ),
  next: z.nullable(z.object({ subject: z.string(), topic: z.string() })),
  /** Questions of quizzes whose last answer was wrong, the latest first; their keys stay here. */
  mistakes: z.array(
    z.object({ quizId: z.string(), questionId: z.string(), question: z.string(), options: z.array(z.string()) }),
  ),
});

export const correction = z.object({ quizId: documentId, questionId: text(200, 1), chosen: text(1_000, 1) });

export const correctionReply = z.object({ isRight: z.boolean(), rightAnswer: z.string(), explanation: z.string() });
