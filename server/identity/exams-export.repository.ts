import { asc, eq } from 'drizzle-orm';
import { examAttempt, examMarks } from '#contract/schemas/exam.schema.ts';
import type { UserExport } from '#contract/schemas/user-export.schema.ts';
import type { Database } from '#server/database/database.types.ts';
import { examAttempts, exams } from '#server/database/schema/learning.tables.ts';

/** A user's exams with what was written, oldest first. */
export const examsOf = async (database: Database, userId: string): Promise<UserExport['exams']> => {
  const rows = await database
    .select()
    .from(exams)
    .leftJoin(examAttempts, eq(examAttempts.examId, exams.id))
    .where(eq(exams.userId, userId))
    .orderBy(asc(exams.createdAt), asc(exams.id));
  return rows.map(({ exams: { id, title, examType, subject, htmlContent, createdAt }, exam_attempts: attempt }) => ({
    id,
    title,
    examType,
    subject,
    htmlContent,
    createdAt: createdAt.toISOString(),
    attempt: attempt === null ? null : exported(attempt),
  }));
};

const exported = ({ startedAt, handedInAt, answers, marks }: typeof examAttempts.$inferSelect) => ({
  startedAt: startedAt.toISOString(),
  handedInAt: handedInAt?.toISOString() ?? null,
  answers: Object.fromEntries(
    Object.entries(examAttempt.shape.answers.parse(JSON.parse(answers))).map(([taskId, { text }]) => [taskId, text]),
  ),
  marks: examMarks.shape.marks.parse(JSON.parse(marks)),
});
