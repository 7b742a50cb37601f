import * as z from 'zod/mini';
import { storedCard } from '#contract/schemas/card.schema.ts';
import { givenFeedback } from '#contract/schemas/feedback.schema.ts';
import { quizDifficulty, quizQuestions } from '#contract/schemas/quiz.schema.ts';
import { schoolYear } from '#contract/schemas/school-year.schema.ts';
import { isoTime } from '#contract/schemas/text.schema.ts';
import { storedTurn } from '#contract/schemas/turn.schema.ts';
import { user } from '#contract/schemas/user.schema.ts';

/** Everything that the server holds about one user (R6): a part for each table. */
export const userExport = z.object({
  exportedAt: isoTime,
  user: z.extend(user, { guardianConsentDate: z.nullable(isoTime) }),
  userSchoolYears: z.array(z.object({ classID: z.number(), membershipTypeID: z.string(), schoolYear })),
  trial: z.nullable(z.object({ expirationDate: isoTime, remainingPoints: z.number() })),
  conversations: z.array(
    z.object({
      id: z.string(),
      mode: z.enum(['tutor', 'buddy']),
      title: z.string(),
      createdAt: isoTime,
      messages: z.array(z.extend(storedTurn, { createdAt: isoTime })),
    }),
  ),
  feedback: z.array(z.extend(givenFeedback, { conversationId: z.string(), givenAt: isoTime })),
  quizzes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      subject: z.string(),
      topic: z.nullable(z.string()),
      classLevel: z.string(),
      difficulty: quizDifficulty,
      questions: quizQuestions,
      createdAt: isoTime,
    }),
  ),
  flashcards: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      topicTitle: z.string(),
      htmlContent: z.string(),
      createdAt: isoTime,
    }),
  ),
  exams: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      examType: z.string(),
      subject: z.string(),
      htmlContent: z.string(),
      createdAt: isoTime,
      /** Null for one that was not written against the clock. */
      attempt: z.nullable(
        z.object({
          startedAt: isoTime,
          handedInAt: z.nullable(isoTime),
          answers: z.record(z.string(), z.string()),
          marks: z.record(z.string(), z.number()),
        }),
      ),
    }),
  ),
  /** Those of flashcards and the pupil’s own, with what is known of how they are remembered. */
  cards: z.array(
    z.extend(storedCard, {
      flashcardId: z.nullable(z.string()),
      createdAt: isoTime,
      due: isoTime,
      stability: z.number(),
      difficulty: z.number(),
      reps: z.number(),
      lapses: z.number(),
      lastReviewedAt: z.nullable(isoTime),
    }),
  ),
  quizAnswers: z.array(
    z.object({
      quizId: z.string(),
      questionId: z.string(),
      chosen: z.nullable(z.string()),
      isRight: z.boolean(),
      answeredAt: isoTime,
    }),
  ),
  questionReports: z.array(
    z.object({
      kind: z.string(),
      assessmentId: z.string(),
      questionId: z.string(),
      comment: z.string(),
      reportedAt: isoTime,
    }),
  ),
  /** At the payment provider. */
  customers: z.array(z.object({ provider: z.string(), customerId: z.string() })),
  checkouts: z.array(z.object({ planId: z.string(), status: z.string(), createdAt: isoTime })),
  subscriptions: z.array(
    z.object({
      planId: z.string(),
      provider: z.string(),
      isRecurring: z.boolean(),
      status: z.string(),
      periodStart: isoTime,
      periodEnd: isoTime,
      cancelAt: z.nullable(isoTime),
    }),
  ),
  cancellations: z.array(
    z.object({ reasons: z.array(z.string()), comment: z.nullable(z.string()), cancelledAt: isoTime }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      planId: z.string(),
      issuedAt: isoTime,
      /** In grosze. */
      amount: z.number(),
      currency: z.string(),
      status: z.string(),
    }),
  ),
  /** Null for whoever does not wait for payments to be possible again. */
  waitsForPaymentsSince: z.nullable(isoTime),
  guardianRequests: z.array(
    z.object({
      guardianEmail: z.string(),
      askedAt: isoTime,
      answer: z.nullable(z.enum(['agreed', 'declined'])),
      answeredAt: z.nullable(isoTime),
    }),
  ),
  /** Of the verified address. */
  newsletter: z.nullable(z.object({ source: z.nullable(z.string()), subscribedAt: isoTime })),
  contactMessages: z.array(
    z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string(), createdAt: isoTime }),
  ),
  letters: z.array(
    z.object({
      recipient: z.string(),
      subject: z.string(),
      /** Null where the letter went to somebody else: a guardian’s link is the guardian’s alone. */
      text: z.nullable(z.string()),
      createdAt: isoTime,
      sentAt: z.nullable(isoTime),
    }),
  ),
  logs: z.array(z.object({ text: z.string(), timeStamp: isoTime })),
  /** Answers that are kept for a week, in case a request is repeated (R10). */
  keptAnswers: z.array(z.object({ key: z.string(), answer: z.string(), createdAt: isoTime })),
});

export type UserExport = z.output<typeof userExport>;
