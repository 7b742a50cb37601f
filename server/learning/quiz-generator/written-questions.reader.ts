import { z } from 'zod';
import type { QuestionType, QuizQuestion } from '#domain/learning/quiz.types.ts';
import { bareText } from '#tutoring/quiz/option-text.rules.ts';
import { faultsOf } from '#tutoring/quiz/question-gate.rules.ts';
import { isHarmfulAnswer } from '#tutoring/safety/harmful-answer.rules.ts';

const writtenQuestion = z.object({
  type: z.enum(['multiple_choice', 'true_false']),
  question: z.string(),
  options: z.array(z.string()),
  /** The place of the right option. */
  correct: z.int(),
  explanation: z.string(),
});

export const QUIZ_SHAPE = {
  name: 'quiz',
  schema: z.toJSONSchema(z.object({ questions: z.array(writtenQuestion) })),
} as const;

/** One question that is out of shape does not spoil the others. */
const answeredQuiz = z.object({ questions: z.array(z.unknown()) });

export type WrittenQuestion = Omit<QuizQuestion, 'id'>;

/** The questions of a model's answer that may stand before a pupil; undefined for an answer that is no list of questions. */
export const readWrittenQuestions = (
  answer: string,
  types: readonly QuestionType[],
): readonly WrittenQuestion[] | undefined => {
  const quiz = answeredQuiz.safeParse(jsonIn(answer));
  return quiz.data?.questions
    .flatMap((question) => writtenQuestion.safeParse(question).data ?? [])
    .map(({ correct, ...question }): WrittenQuestion => ({
      ...question,
      correctAnswer: question.options[correct] ?? '',
    }))
    .filter((question) => types.includes(question.type) && isGood(question));
};

/** Whether two questions ask the same. */
export const isSameQuestion = (one: WrittenQuestion, other: WrittenQuestion): boolean =>
  bareText(one.question) === bareText(other.question);

const isGood = (question: WrittenQuestion): boolean =>
  faultsOf({ id: '', ...question }).length === 0 &&
  !isHarmfulAnswer([question.question, ...question.options, question.explanation].join('\n'));

/** Servers without structured output put a fence around it. */
const jsonIn = (answer: string): unknown => {
  try {
    return JSON.parse(answer.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return undefined;
  }
};
