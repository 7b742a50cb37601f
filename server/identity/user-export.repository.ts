import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { quizQuestions } from '#contract/schemas/quiz.schema.ts';
import type { UserExport } from '#contract/schemas/user-export.schema.ts';
import type { Database } from '#server/database/database.types.ts';
import {
  answerFeedback,
  conversations,
  flashcards,
  messages,
  questionReports,
  quizAnswers,
  quizzes,
} from '#server/database/schema/learning.tables.ts';
import { cards } from '#server/database/schema/cards.tables.ts';
import { idempotencyKeys } from '#server/database/schema/api.tables.ts';
import { logs } from '#server/database/schema/support.tables.ts';
import { trials } from '#server/database/schema/access.tables.ts';
import { userSchoolYears } from '#server/database/schema/school-years.tables.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { verifiedAddress } from '#server/api/verified-address.rules.ts';
import { examsOf } from '#server/identity/exams-export.repository.ts';
import { mailOf } from '#server/identity/mail-export.repository.ts';
import { paymentsOf } from '#server/identity/payments-export.repository.ts';
import { userAnswer } from '#server/identity/user.mapper.ts';
import { findUser } from '#server/identity/users.repository.ts';

/** Everything that is stored about whoever asks, as of one moment; null when they are not registered. */
export const exportOf = (database: Database, identity: Identity, now: number): Promise<UserExport | null> =>
  database.transaction(
    async (transaction) => {
      const user = await findUser(transaction, identity.uid);
      if (user === null) return null;
      return {
        exportedAt: new Date(now).toISOString(),
        user: { ...userAnswer(user, identity), guardianConsentDate: user.guardianConsentDate?.toISOString() ?? null },
        userSchoolYears: await schoolYearsOf(transaction, user.id),
        trial: await trialOf(transaction, user.id),
        conversations: await conversationsOf(transaction, user.id),
        feedback: await feedbackOf(transaction, user.id),
        flashcards: await flashcardsOf(transaction, user.id),
        cards: await cardsOf(transaction, user.id),
        quizzes: await quizzesOf(transaction, user.id),
        exams: await examsOf(transaction, user.id),
        quizAnswers: await quizAnswersOf(transaction, user.id),
        questionReports: await questionReportsOf(transaction, user.id),
        ...(await paymentsOf(transaction, user.id)),
        ...(await mailOf(transaction, user.id, verifiedAddress(identity) ?? '')),
        logs: await logsOf(transaction, user.id),
        keptAnswers: await keptAnswersOf(transaction, user.id),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const schoolYearsOf = async (database: Database, userId: string): Promise<UserExport['userSchoolYears']> => {
  const rows = await database
    .select()
    .from(userSchoolYears)
    .where(eq(userSchoolYears.userId, userId))
    .orderBy(desc(userSchoolYears.schoolYearId));
  return rows.map(({ classId, membershipTypeId, schoolYearId }) => ({
    classID: classId,
    membershipTypeID: membershipTypeId,
    schoolYear: { uniqueID: schoolYearId },
  }));
};

const trialOf = async (database: Database, userId: string): Promise<UserExport['trial']> => {
  const [trial] = await database.select().from(trials).where(eq(trials.userId, userId));
  return trial === undefined
    ? null
    : { expirationDate: trial.expiresAt.toISOString(), remainingPoints: trial.remainingPoints };
};

const conversationsOf = async (database: Database, userId: string): Promise<UserExport['conversations']> => {
  const threads = await database
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(asc(conversations.createdAt), asc(conversations.id));
  const ids = threads.map(({ id }) => id);
  const turns = await database
    .select()
    .from(messages)
    .where(inArray(messages.conversationId, ids))
    .orderBy(asc(messages.position));
  const messagesById = new Map<string, UserExport['conversations'][number]['messages']>(ids.map((id) => [id, []]));
  for (const { conversationId, role, content, pointsUsed, createdAt } of turns) {
    messagesById.get(conversationId)?.push({ role, content, pointsUsed, createdAt: createdAt.toISOString() });
  }
  return threads.map(({ id, mode, title, createdAt }) => ({
    id,
    mode,
    title,
    createdAt: createdAt.toISOString(),
    messages: messagesById.get(id) ?? [],
  }));
};

const feedbackOf = async (database: Database, userId: string): Promise<UserExport['feedback']> => {
  const rows = await database
    .select(getTableColumns(answerFeedback))
    .from(answerFeedback)
    .innerJoin(conversations, eq(conversations.id, answerFeedback.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(answerFeedback.givenAt), asc(answerFeedback.conversationId), asc(answerFeedback.position));
  return rows.map(({ givenAt, rating, ...row }) => ({
    ...row,
    // What is written is what the contract has let in.
    rating: rating as UserExport['feedback'][number]['rating'],
    givenAt: givenAt.toISOString(),
  }));
};

const quizzesOf = async (database: Database, userId: string): Promise<UserExport['quizzes']> => {
  const rows = await database
    .select()
    .from(quizzes)
    .where(eq(quizzes.userId, userId))
    .orderBy(asc(quizzes.createdAt), asc(quizzes.id));
  return rows.map(({ id, title, subject, topic, classLevel, difficulty, questions, createdAt }) => ({
    id,
    title,
    subject,
    topic,
    classLevel,
    difficulty,
    questions: quizQuestions.parse(JSON.parse(questions)),
    createdAt: createdAt.toISOString(),
  }));
};

const flashcardsOf = async (database: Database, userId: string): Promise<UserExport['flashcards']> => {
  const rows = await database
    .select()
    .from(flashcards)
    .where(eq(flashcards.userId, userId))
    .orderBy(asc(flashcards.createdAt), asc(flashcards.id));
  return rows.map(({ id, subject, topicTitle, htmlContent, createdAt }) => ({
    id,
    subject,
    topicTitle,
    htmlContent,
    createdAt: createdAt.toISOString(),
  }));
};

const cardsOf = async (database: Database, userId: string): Promise<UserExport['cards']> => {
  const rows = await database
    .select()
    .from(cards)
    .where(eq(cards.userId, userId))
    .orderBy(asc(cards.createdAt), asc(cards.flashcardId), asc(cards.position), asc(cards.id));
  return rows.map(({ userId: _owner, position: _place, createdAt, due, lastReviewedAt, ...card }) => ({
    ...card,
    createdAt: createdAt.toISOString(),
    due: due.toISOString(),
    lastReviewedAt: lastReviewedAt?.toISOString() ?? null,
  }));
};

const quizAnswersOf = async (database: Database, userId: string): Promise<UserExport['quizAnswers']> => {
  const rows = await database
    .select()
    .from(quizAnswers)
    .where(eq(quizAnswers.userId, userId))
    .orderBy(asc(quizAnswers.answeredAt), asc(quizAnswers.id));
  return rows.map(({ quizId, questionId, chosen, isRight, answeredAt }) => ({
    quizId,
    questionId,
    chosen,
    isRight,
    answeredAt: answeredAt.toISOString(),
  }));
};

const questionReportsOf = async (database: Database, userId: string): Promise<UserExport['questionReports']> => {
  const rows = await database
    .select()
    .from(questionReports)
    .where(eq(questionReports.userId, userId))
    .orderBy(asc(questionReports.reportedAt), asc(questionReports.id));
  return rows.map(({ kind, assessmentId, questionId, comment, reportedAt }) => ({
    kind,
    assessmentId,
    questionId,
    comment,
    reportedAt: reportedAt.toISOString(),
  }));
};

const logsOf = async (database: Database, userId: string): Promise<UserExport['logs']> => {
  const rows = await database.select().from(logs).where(eq(logs.userId, userId)).orderBy(asc(logs.id));
  return rows.map(({ text, timeStamp }) => ({ text, timeStamp: timeStamp.toISOString() }));
};

const keptAnswersOf = async (database: Database, userId: string): Promise<UserExport['keptAnswers']> => {
  const rows = await database
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, userId))
    .orderBy(asc(idempotencyKeys.createdAt), asc(idempotencyKeys.key));
  return rows.map(({ key, answer, createdAt }) => ({ key, answer, createdAt: createdAt.toISOString() }));
};
