import * as z from 'zod/mini';
import { documentId } from '#contract/schemas/id.schema.ts';
import { text } from '#contract/schemas/text.schema.ts';
import { REPORT_COMMENT_MAX_LENGTH } from '#domain/learning/question-report/question-report.rules.ts';

/** An error that a pupil found in a question. */
export const questionReport = z.object({
  kind: z.enum(['exam', 'quiz']),
  assessmentId: documentId,
  questionId: text(100, 1),
  comment: text(REPORT_COMMENT_MAX_LENGTH),
});
