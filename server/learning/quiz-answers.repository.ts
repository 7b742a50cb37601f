import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.types.ts';
import { quizAnswers } from '#server/database/schema/learning.tables.ts';

export type NewQuizAnswer = Omit<typeof quizAnswers.$inferSelect, 'id' | 'userId'>;

export const addQuizAnswer = async (database: Database, userId: string, answer: NewQuizAnswer): Promise<void> => {
  await database.insert(quizAnswers).values({ ...answer, id: randomUUID(), userId });
};
