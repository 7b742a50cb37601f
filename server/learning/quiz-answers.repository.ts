import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { quizAnswers } from '#server/database/schema/learning.tables.ts';
import { latestAnswers, type KeptAnswer } from '#tutoring/quiz/left-quiz.ts';

export type NewQuizAnswer = Omit<typeof quizAnswers.$inferSelect, 'id' | 'userId'>;

export const addQuizAnswer = async (database: Database, userId: string, answer: NewQuizAnswer): Promise<void> => {
  await database.insert(quizAnswers).values({ ...answer, id: randomUUID(), userId });
};

/** The answers that stand in a quiz, question by question. */
export const currentAnswers = async (
  database: Database,
  userId: string,
  quizId: string,
): Promise<readonly KeptAnswer[]> => {
  const rows = await database
    .select()
    .from(quizAnswers)
    .where(and(eq(quizAnswers.userId, userId), eq(quizAnswers.quizId, quizId), isNotNull(quizAnswers.place)))
    .orderBy(asc(quizAnswers.answeredAt), asc(quizAnswers.place));
  return latestAnswers(
    rows.map(({ place, chosen, isRight, answeredAt }) => ({
      index: place ?? 0,
      chosen,
      isRight,
      at: answeredAt.getTime(),
    })),
  );
};
