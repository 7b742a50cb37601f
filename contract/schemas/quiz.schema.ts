import * as z from 'zod/mini';
import { isJsonWithinDepth } from '#contract/schemas/json-text.rules.ts';
import { text, textOfBytes, trimmedText } from '#contract/schemas/text.schema.ts';
import { chatMessage, sentTimedHistory, timedTurn } from '#contract/schemas/turn.schema.ts';

/** S2 §5.22, §9.16 */
export const quizDifficulty = z.enum(['easy', 'medium', 'hard']);
/** S2 §5.24, §9.17 */
const questionType = z.enum(['multiple_choice', 'true_false']);

const MAX_QUESTIONS = 20;

/** S2 §5.19, §7.44–7.46, §9.18 */
export const quizOrder = z.object({
  subject: trimmedText(100, 1),
  class_level: text(100, 1),
  topic: z.optional(z.nullable(text(200))),
  num_questions: z.int().check(z.gte(1), z.lte(MAX_QUESTIONS)),
  difficulty: quizDifficulty,
  question_types: z.array(questionType).check(z.minLength(1), z.maxLength(2)),
  country_code: z.literal('pl'),
});

/** S2 §3.17 */
export const quizQuestion = z.object({
  id: z.union([z.string(), z.number()]),
  type: questionType,
  question: z.string(),
  options: z.array(z.string()),
  correct_answer: z.string(),
  explanation: z.string(),
});

export const quizQuestions = z.array(quizQuestion);

/** S2 §3.19 */
const quizMetadata = z.object({
  subject: z.string(),
  level: z.string(),
  topic: z.nullable(z.string()),
  difficulty: quizDifficulty,
  total_questions: z.number(),
});

/** S2 §3.18, §7.47; it is stored first, and named by its id (D29). */
export const generatedQuiz = z.object({
  id: z.string(),
  quiz_title: z.string(),
  total_questions: z.number(),
  questions: quizQuestions,
  metadata: quizMetadata,
});

const quizSummary = z.object({
  id: z.string(),
  subject: z.string(),
  topic: z.nullable(z.string()),
  class_level: z.string(),
  difficulty: quizDifficulty,
  num_questions: z.number(),
  quiz_title: z.string(),
  points_used: z.number(),
  country_code: z.string(),
  created_at: z.string(),
  question_types: z.array(questionType),
});

/** What was said about a quiz, and where it stands (S2 §3.20–3.23). */
export const quizState = z.object({
  conversation_history: z.array(timedTurn),
  current_question_index: z.number(),
  is_quiz_completed: z.boolean(),
  quiz_progress: z.object({
    total_questions: z.number(),
    current_question: z.number(),
    answered_questions: z.number(),
    remaining_questions: z.number(),
    progress_percentage: z.number(),
    quiz_title: z.string(),
    subject: z.string(),
    class_level: z.string(),
  }),
});

/** S2 §3.14–3.16, §7.50; beyond the specification, the conversation to go on with, null where nothing was answered. */
export const quiz = z.extend(quizSummary, {
  metadata: quizMetadata,
  questions: quizQuestions,
  conversation: z.nullable(quizState),
});

/** S2 §3.37, §7.49 */
export const quizPage = z.object({
  quizzes: z.array(quizSummary),
  pagination: z.object({ currentPage: z.number(), totalPages: z.number() }),
});

/** What `quizJsonContent` holds: a quiz as it was generated, or found again. Its id names the stored one, which counts. */
export const sentQuiz = z.object({
  id: z.optional(z.nullable(z.string())),
  quiz_title: z.string(),
  questions: quizQuestions.check(z.minLength(1), z.maxLength(MAX_QUESTIONS)),
  metadata: z.object({ subject: z.string(), level: z.string() }),
});

/** S2 §7.52–7.53 */
export const quizMessage = z.object({
  userMessage: chatMessage,
  quizJsonContent: textOfBytes(200_000, 2).check(
    z.refine((value) => isJsonWithinDepth(value, 32), 'not JSON, or nested too deeply'),
  ),
  currentQuestionIndex: z.int().check(z.gte(0), z.lte(MAX_QUESTIONS)),
  conversationHistory: sentTimedHistory,
});

/** S2 §3.20, §7.54 */
export const quizReply = z.extend(quizState, { ai_response: z.string() });
