import { randomUUID } from 'node:crypto';
import { notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { questionReports } from '#server/database/schema/learning.tables.ts';
import { lockUser } from '#server/identity/users.repository.ts';
import { findExam } from '#server/learning/exams/exams.repository.ts';
import { findQuiz } from '#server/learning/quizzes.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

/** What pupils report is read by `npm run feedback`. */
export const questionReportHandlers = ({ database, now }: Dependencies) =>
  ({
    'questionReports.add': async ({ identity: { uid }, body, once }) => {
      const known = await QUESTION_IDS[body.kind](database, uid, body.assessmentId);
      if (!known.includes(body.questionId)) throw notFound('question_not_found', 'There is no such question.');
      return once(async (transaction) => {
        await lockUser(transaction, uid);
        await transaction
          .insert(questionReports)
          .values({ ...body, id: randomUUID(), userId: uid, reportedAt: new Date(now()) });
        return {};
      });
    },
  }) satisfies Handlers;

type QuestionIds = (database: Database, userId: string, id: string) => Promise<readonly string[]>;

const QUESTION_IDS: Readonly<Record<'exam' | 'quiz', QuestionIds>> = {
  async exam(database, userId, id) {
    const exam = await findExam(database, userId, id);
    return exam?.keys.map(({ taskId }) => taskId) ?? [];
  },
  async quiz(database, userId, id) {
    const quiz = await findQuiz(database, userId, id);
    return quiz?.questions.map((question) => String(question.id)) ?? [];
  },
};
