import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { examMarks, examSheet, taskKeys } from '#contract/schemas/exam.schema.ts';
import type { Database } from '#server/database/database.types.ts';
import { examAttempts, exams, quizAnswers, quizzes } from '#server/database/schema/learning.tables.ts';
import { answersIn } from '#server/learning/exams/exam-attempts.repository.ts';
import { questionsIn, type StoredQuestion } from '#server/learning/quizzes.repository.ts';
import { examReview } from '#tutoring/exam/exam-review.rules.ts';
import { schoolSubject } from '#tutoring/subjects/school-subject.reader.ts';

/** Older answers say little of what is known today. */
const MOST_ANSWERS = 2_000;
const MOST_EXAMS = 20;

export interface QuizAnswer {
  readonly quizId: string;
  readonly questionId: string;
  readonly isRight: boolean;
  readonly answeredAt: Date;
}

/** The latest first. */
export const latestQuizAnswers = (database: Database, userId: string): Promise<readonly QuizAnswer[]> =>
  database
    .select({
      quizId: quizAnswers.quizId,
      questionId: quizAnswers.questionId,
      isRight: quizAnswers.isRight,
      answeredAt: quizAnswers.answeredAt,
    })
    .from(quizAnswers)
    .where(eq(quizAnswers.userId, userId))
    .orderBy(desc(quizAnswers.answeredAt), desc(quizAnswers.id))
    .limit(MOST_ANSWERS);

export interface ExamAnswer {
  readonly subject: string;
  readonly topic: string;
  readonly isRight: boolean;
  readonly options: number;
  readonly answeredAt: Date;
}

/** Tasks of exams that were handed in and have their points. */
export const examAnswers = async (database: Database, userId: string): Promise<readonly ExamAnswer[]> => {
  const rows = await database
    .select({
      subject: exams.subject,
      sheet: exams.sheet,
      keys: exams.keys,
      answers: examAttempts.answers,
      marks: examAttempts.marks,
      handedInAt: examAttempts.handedInAt,
    })
    .from(exams)
    .innerJoin(examAttempts, eq(examAttempts.examId, exams.id))
    .where(and(eq(exams.userId, userId), isNotNull(examAttempts.handedInAt)))
    .orderBy(desc(exams.createdAt), desc(exams.id))
    .limit(MOST_EXAMS);
  return rows.flatMap(({ handedInAt, ...row }) => {
    const subject = schoolSubject(row.subject) ?? row.subject;
    const sheet = examSheet.parse(JSON.parse(row.sheet));
    const keys = taskKeys.parse(JSON.parse(row.keys));
    const written = Object.entries(answersIn(row.answers)).map(([id, { text }]) => [id, text] as const);
    const marks = examMarks.shape.marks.parse(JSON.parse(row.marks));
    const options = new Map(sheet.parts.flatMap(({ tasks }) => tasks).map((task) => [task.id, task.options.length]));
    return examReview({ sheet, keys }, Object.fromEntries(written), marks)
      .tasks.filter(({ points, answer }) => points !== null && answer !== '')
      .map(({ taskId, topic, points, maxPoints }) => ({
        subject,
        topic,
        isRight: points === maxPoints,
        options: options.get(taskId) ?? 0,
        answeredAt: handedInAt ?? new Date(0),
      }));
  });
};

/** Of the user's own quizzes among these, by their ids. */
export const questionsOfQuizzes = async (
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredQuestion[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: quizzes.id, questions: quizzes.questions })
    .from(quizzes)
    .where(and(eq(quizzes.userId, userId), inArray(quizzes.id, [...ids])));
  return new Map(rows.map(({ id, questions }) => [id, questionsIn(questions)]));
};
