import { randomUUID } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { quizQuestions } from '#contract/schemas/quiz.schema.ts';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { quizzes } from '#server/database/schema/learning.tables.ts';

export type StoredQuestion = z.output<typeof quizQuestions>[number];

export interface StoredQuiz extends Omit<typeof quizzes.$inferSelect, 'userId' | 'questions'> {
  readonly questions: readonly StoredQuestion[];
}

export const questionOf = ({ id, correct_answer: correctAnswer, ...question }: StoredQuestion): QuizQuestion => ({
  ...question,
  id: String(id),
  correctAnswer,
});

/** Returns its id. */
export const addQuiz = async (
  database: Database,
  userId: string,
  { questions, ...quiz }: Omit<StoredQuiz, 'id' | 'questionCount'>,
): Promise<string> => {
  const id = randomUUID();
  await database
    .insert(quizzes)
    .values({ ...quiz, id, userId, questionCount: questions.length, questions: JSON.stringify(questions) });
  return id;
};

/** Null for an unknown quiz and for another user's alike. */
export const findQuiz = async (database: Database, userId: string, id: string): Promise<StoredQuiz | null> => {
  const [row] = await database
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), eq(quizzes.userId, userId)));
  return row === undefined ? null : { ...row, questions: questionsIn(row.questions) };
};

/** The questions of a stored quiz. */
export const questionsIn = (text: string): readonly StoredQuestion[] => quizQuestions.parse(JSON.parse(text));

export type QuizSummary = Omit<StoredQuiz, 'questions'>;

const SUMMARY = {
  id: quizzes.id,
  title: quizzes.title,
  subject: quizzes.subject,
  topic: quizzes.topic,
  classLevel: quizzes.classLevel,
  difficulty: quizzes.difficulty,
  questionTypes: quizzes.questionTypes,
  questionCount: quizzes.questionCount,
  createdAt: quizzes.createdAt,
} as const;

/** Newest first, and how many there are in all; `page` counts from 1. */
export const listQuizzes = async (
  database: Database,
  userId: string,
  page: number,
  pageSize: number,
): Promise<{ readonly rows: readonly QuizSummary[]; readonly total: number }> => {
  const [rows, [counted]] = await Promise.all([
    database
      .select(SUMMARY)
      .from(quizzes)
      .where(eq(quizzes.userId, userId))
      .orderBy(desc(quizzes.createdAt), desc(quizzes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(quizzes).where(eq(quizzes.userId, userId)),
  ]);
  return { rows, total: counted?.total ?? 0 };
};
