import { eq, isNull } from 'drizzle-orm';
import { examAttempt, examMarks } from '#contract/schemas/exam.schema.ts';
import type { ExamAnswers, OwnMarks } from '#domain/learning/exam-session/exam-session.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { examAttempts } from '#server/database/schema/learning.tables.ts';

export interface StoredAttempt extends Omit<typeof examAttempts.$inferSelect, 'answers' | 'marks'> {
  readonly answers: ExamAnswers;
  readonly marks: OwnMarks;
}

/** The answers of a stored attempt. */
export const answersIn = (text: string): ExamAnswers => examAttempt.shape.answers.parse(JSON.parse(text));

/** Null for an exam that was never begun. Locked against other changes until the transaction ends. */
export const lockAttempt = async (transaction: Database, examId: string): Promise<StoredAttempt | null> => {
  const [row] = await transaction.select().from(examAttempts).where(eq(examAttempts.examId, examId)).for('update');
  return row === undefined ? null : attemptOf(row);
};

export const findAttempt = async (database: Database, examId: string): Promise<StoredAttempt | null> => {
  const [row] = await database.select().from(examAttempts).where(eq(examAttempts.examId, examId));
  return row === undefined ? null : attemptOf(row);
};

const attemptOf = ({ answers, marks, ...row }: typeof examAttempts.$inferSelect): StoredAttempt => ({
  ...row,
  answers: answersIn(answers),
  marks: examMarks.shape.marks.parse(JSON.parse(marks)),
});

/** What was handed in already stays as it is. */
export const putAttempt = async (
  transaction: Database,
  { answers, marks, ...attempt }: StoredAttempt,
): Promise<void> => {
  const written = { answers: JSON.stringify(answers), handedInAt: attempt.handedInAt };
  await transaction
    .insert(examAttempts)
    .values({ ...attempt, ...written, marks: JSON.stringify(marks) })
    .onConflictDoUpdate({ target: examAttempts.examId, set: written, setWhere: isNull(examAttempts.handedInAt) });
};

export const putMarks = async (transaction: Database, examId: string, marks: OwnMarks): Promise<void> => {
  await transaction
    .update(examAttempts)
    .set({ marks: JSON.stringify(marks) })
    .where(eq(examAttempts.examId, examId));
};
