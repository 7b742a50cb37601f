import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { examSheet, taskKeys } from '#contract/schemas/exam.schema.ts';
import type { ExamSheet, TaskKey } from '#domain/learning/exam-sheet.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { exams } from '#server/database/schema/learning.tables.ts';

export interface StoredExam extends Omit<typeof exams.$inferSelect, 'userId' | 'sheet' | 'keys'> {
  readonly sheet: ExamSheet;
  readonly keys: readonly TaskKey[];
}

/** Returns its id. */
export const addExam = async (
  database: Database,
  userId: string,
  { sheet, keys, ...exam }: Omit<StoredExam, 'id'>,
): Promise<string> => {
  const id = randomUUID();
  await database
    .insert(exams)
    .values({ ...exam, id, userId, sheet: JSON.stringify(sheet), keys: JSON.stringify(keys) });
  return id;
};

/** Null for an unknown exam and for another user's alike. */
export const findExam = async (database: Database, userId: string, id: string): Promise<StoredExam | null> => {
  const [row] = await database
    .select()
    .from(exams)
    .where(and(eq(exams.id, id), eq(exams.userId, userId)));
  if (row === undefined) return null;
  return { ...row, sheet: examSheet.parse(JSON.parse(row.sheet)), keys: taskKeys.parse(JSON.parse(row.keys)) };
};

/** What is asked from now on. */
export const putSheet = async (
  transaction: Database,
  { id, sheet, keys, htmlContent }: Pick<StoredExam, 'id' | 'sheet' | 'keys' | 'htmlContent'>,
): Promise<void> => {
  await transaction
    .update(exams)
    .set({ sheet: JSON.stringify(sheet), keys: JSON.stringify(keys), htmlContent })
    .where(eq(exams.id, id));
};

export type ExamSummary = Omit<StoredExam, 'htmlContent' | 'sheet' | 'keys'>;

/** Newest first; `page` counts from 1. */
export const listExams = async (
  database: Database,
  userId: string,
  page: number,
  pageSize: number,
): Promise<{ readonly rows: readonly ExamSummary[]; readonly hasNextPage: boolean }> => {
  const { id, title, examType, subject, createdAt } = exams;
  const rows = await database
    .select({ id, title, examType, subject, createdAt })
    .from(exams)
    .where(eq(exams.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { rows: rows.slice(0, pageSize), hasNextPage: rows.length > pageSize };
};
