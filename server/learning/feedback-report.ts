import { asc, eq } from 'drizzle-orm';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { answerFeedback, conversations, questionReports } from '#server/database/schema/learning.tables.ts';
import { polishDay } from '#server/shared/polish-day.ts';

interface Given {
  readonly day: string;
  readonly mode: AssistantMode;
  readonly verdict: 'oui' | 'non';
  readonly rating: number | null;
  readonly comment: string;
}

const givenIn = async (database: Database): Promise<readonly Given[]> => {
  const rows = await database
    .select({
      givenAt: answerFeedback.givenAt,
      mode: conversations.mode,
      verdict: answerFeedback.verdict,
      rating: answerFeedback.rating,
      comment: answerFeedback.comment,
    })
    .from(answerFeedback)
    .innerJoin(conversations, eq(conversations.id, answerFeedback.conversationId))
    .orderBy(asc(answerFeedback.givenAt));
  return rows.map(({ givenAt, ...row }) => ({ ...row, day: polishDay(givenAt) }));
};

const averageOf = (ratings: readonly number[]): string =>
  ratings.length === 0 ? '-' : (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);

const lineOf = (day: string, mode: string, ...counts: readonly string[]): string => {
  const [answers = '', yes = '', no = '', stars = ''] = counts;
  return [day.padEnd(10), mode.padEnd(5), answers.padStart(7), yes.padStart(3), no.padStart(2), stars.padStart(5)].join(
    '  ',
  );
};

const summaryOf = (given: readonly Given[]): string => {
  const yes = given.filter(({ verdict }) => verdict === 'oui').length;
  const ratings = given.flatMap(({ rating }) => rating ?? []);
  return lineOf(
    given[0]?.day ?? '',
    given[0]?.mode ?? '',
    String(given.length),
    String(yes),
    String(given.length - yes),
    averageOf(ratings),
  );
};

/** A comment cannot look like another line, nor steer the terminal. */
const onOneLine = (comment: string): string => comment.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();

const groupOf = ({ day, mode }: Given): string => `${day} ${mode}`;

const reportedIn = async (database: Database): Promise<readonly string[]> => {
  const rows = await database.select().from(questionReports).orderBy(asc(questionReports.reportedAt));
  return rows.map(
    ({ reportedAt, kind, questionId, comment }) =>
      `${polishDay(reportedAt)}  ${kind}  ${questionId}  ${onOneLine(comment)}`,
  );
};

/** What pupils thought of answers, by day and mode, what they wrote, and which questions they found wrong; nothing says who. */
export const feedbackReport = async (database: Database): Promise<string> => {
  const given = await givenIn(database);
  const comments = given.filter(({ comment }) => comment !== '');
  return [
    lineOf('day', 'mode', 'answers', 'yes', 'no', 'stars'),
    ...[...new Set(given.map(groupOf))]
      .toSorted()
      .map((group) => summaryOf(given.filter((one) => groupOf(one) === group))),
    '',
    'Comments',
    ...comments.map(({ day, mode, rating, comment }) => `${day}  ${mode}  ${rating ?? '-'}  ${onOneLine(comment)}`),
    '',
    'Reported questions',
    ...(await reportedIn(database)),
    '',
  ].join('\n');
};
