import * as z from 'zod/mini';
import { text } from '#contract/schemas/text.schema.ts';
import { COMMENT_MAX_LENGTH } from '#domain/learning/feedback/feedback.rules.ts';

/** What a pupil thought of one answer (S2 §3, §4.20–4.24, D5). */
export const givenFeedback = z.object({
  /** Of the answer in its conversation, from 0. */
  position: z.int().check(z.gte(0), z.lte(100_000)),
  verdict: z.enum(['oui', 'non']),
  rating: z.nullable(z.literal([1, 2, 3, 4, 5])),
  comment: text(COMMENT_MAX_LENGTH),
});

export const feedbackList = z.object({ feedback: z.array(givenFeedback) });
