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

const examTask = z.object({
  id: z.string(),
  number: z.number(),
  points: z.number(),
  text: z.string(),
  options: z.readonly(z.array(z.string())),
  leastWords: z.nullable(z.number()),
});
const recording = z.object({
  id: z.string(),
  language: z.enum(['en', 'de']),
  lines: z.readonly(z.array(z.object({ speaker: z.string(), text: z.string() }))),
});
const examPart = z.object({
  title: z.string(),
  text: z.string(),
  /** What is heard before its tasks (D66). */
  recording: z.prefault(z.nullable(recording), null),
  tasks: z.readonly(z.array(examTask)),
});
/** What stands on it, without keys (D18). */
export const examSheet = z.object({ minutes: z.number(), parts: z.readonly(z.array(examPart)) });
/** When `success` is not true, `errorMessage` may say why (S2 §7.35). */
export const generatedExam = z.object({
  /** Of the stored exam (D29). */
  id: z.optional(z.nullable(z.string())),
  success: z.boolean(),
  errorMessage: z.optional(z.nullable(z.string())),
  response: z.optional(z.nullable(z.string())),
  htmlContent: z.optional(z.nullable(z.string())),
  downloadLink: z.optional(z.nullable(z.string())),
  examTitle: z.optional(z.nullable(z.string())),
  sheet: z.optional(z.nullable(examSheet)),
});

const examSummary = z.object({
  id: z.string(),
  examTitle: z.string(),
  createdAt: z.string(),
  examType,
  subject: z.string(),
});
const criteria = z.readonly(
  z.array(
    z.object({
      name: z.string(),
      levels: z.readonly(z.array(z.object({ points: z.number(), says: z.string() }))),
    }),
  ),
);
export const taskKeys = z.readonly(
  z.array(z.object({ taskId: z.string(), topic: z.string(), answer: z.string(), explanation: z.string(), criteria })),
);

/** S2 §3.11, §7.39; its tasks come as data too, so that it can be written against the clock. */
export const exam = z.extend(examSummary, {
  htmlContent: z.string(),
  documentUrl: z.nullable(z.string()),
  sheet: z.optional(z.nullable(examSheet)),
});
/** S2 §3.36, §7.38 */
export const examPage = z.object({ exams: z.array(examSummary), page: z.number(), hasNextPage: z.boolean() });

/** S2 §7.40–7.41 */
export const examMessage = z.object({
  /** Of the stored exam: its own tasks and keys count then. */
  examId: z.optional(z.nullable(text(100))),
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

const LONGEST_EXAM = 12 * 3_600_000;
const span = z.int().check(z.gte(0), z.lte(LONGEST_EXAM));
const MOST_TASKS = 100;
const TASK_ID = text(100, 1);

const answers = z
  .record(TASK_ID, z.object({ text: text(20_000), writtenAfter: span }))
  .check(z.refine((given) => Object.keys(given).length <= MOST_TASKS, `more than ${MOST_TASKS} answers`));

/** An attempt at an exam; all times are milliseconds, from its start, so that a wrong clock on a device changes nothing. */
export const examAttempt = z.object({
  /** How long ago it was begun. */
  elapsed: span,
  /** With additional time. */
  duration: span.check(z.gte(1)),
  answers,
});
/** Whoever begins on a device that cannot read aloud leaves the tasks to listen to out, for good (D66). */
const withoutListening = z.optional(z.boolean());
export const examSaving = z.extend(examAttempt, { withoutListening });
export const examHandIn = z.extend(examSaving, { handedInAfter: span });
/** Null where it was never begun. */
export const keptAttempt = z.object({
  attempt: z.nullable(z.extend(examAttempt, { handedInAfter: z.nullable(z.number()) })),
});

export const examReview = z.object({
  points: z.number(),
  maxPoints: z.number(),
  tasks: z.readonly(
    z.array(
      z.object({
        taskId: z.string(),
        answer: z.string(),
        points: z.nullable(z.number()),
        maxPoints: z.number(),
        rightAnswer: z.string(),
        explanation: z.string(),
        topic: z.string(),
        criteria,
      }),
    ),
  ),
});

/** The points that a pupil gives for answers in own words, by task. */
export const examMarks = z.object({
  marks: z
    .record(TASK_ID, z.int().check(z.gte(0), z.lte(100)))
    .check(z.refine((given) => Object.keys(given).length <= MOST_TASKS, `more than ${MOST_TASKS} marks`)),
});
