import { randomInt } from 'node:crypto';
import { isExamSubject, type ExamSubject, type ExamType } from '#domain/learning/exam-type.rules.ts';
import { ApiFailure, notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { lockUser } from '#server/identity/users.repository.ts';
import { examHtml } from '#server/learning/exams/exam-html.ts';
import { addExam, findExam, listExams, type ExamSummary } from '#server/learning/exams/exams.repository.ts';
import { requireExamPlan } from '#server/learning/plan-entry.ts';
import { examTexts } from '#tutoring/exam/exam.texts.ts';
import { makeExam } from '#tutoring/exam/exam.maker.ts';
import { schoolSubject } from '#tutoring/subjects/school-subject.reader.ts';
import { SUBJECT_NAMES } from '#tutoring/subjects/subject-names.texts.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

/** Exams are made by the tutoring engine: no model is asked, so they are not among its calls (R12). */
export const examHandlers = ({ database, now }: Dependencies) =>
  ({
    'exams.generate': async ({ identity, body: { examType, subject: name }, once }) => {
      const askedAt = now();
      await requireExamPlan(database, identity.uid, askedAt);
      const subject = examSubject(examType, name);
      const made = subject && makeExam({ type: examType, subject, seed: randomInt(1, 2 ** 31) });
      if (subject === undefined || made === undefined)
        throw new ApiFailure(400, 'no_exam', 'subject: there is no exam of it', { field: 'subject' });
      const title = examTexts.title(examType, SUBJECT_NAMES[subject]);
      const htmlContent = examHtml(title, made.sheet);
      return once(async (transaction) => {
        await lockUser(transaction, identity.uid);
        const id = await addExam(transaction, identity.uid, {
          title,
          examType,
          subject: SUBJECT_NAMES[subject],
          htmlContent,
          sheet: made.sheet,
          keys: made.keys,
          createdAt: new Date(askedAt),
        });
        return {
          id,
          success: true,
          response: title,
          htmlContent,
          downloadLink: null,
          examTitle: title,
          sheet: made.sheet,
        };
      });
    },

    'exams.list': async ({ identity, query: { page, pageSize } }) => {
      const { rows, hasNextPage } = await listExams(database, identity.uid, page, pageSize);
      return { exams: rows.map(summary), page, hasNextPage };
    },

    'exams.find': async ({ identity, params }) => {
      const exam = await findExam(database, identity.uid, params.id);
      if (exam === null) throw examNotFound();
      const { htmlContent, sheet } = exam;
      return { ...summary(exam), htmlContent, documentUrl: null, sheet };
    },
  }) satisfies Handlers;

export const examNotFound = (): ApiFailure => notFound('exam_not_found', 'There is no such exam.');

/** As it is called in our data, or as pupils call it. */
const examSubject = (type: ExamType, name: string): ExamSubject | undefined => {
  if (isExamSubject(type, name)) return name;
  const subject = schoolSubject(name);
  return subject !== undefined && isExamSubject(type, subject) ? subject : undefined;
};

const summary = ({ id, title, examType, subject, createdAt }: ExamSummary) => ({
  id,
  examTitle: title,
  createdAt: createdAt.toISOString(),
  examType,
  subject,
});
