import * as z from 'zod/mini';
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
  logs: z.array(z.object({ text: z.string(), timeStamp: isoTime })),
  /** Answers that are kept for a week, in case a request is repeated (R10). */
  keptAnswers: z.array(z.object({ key: z.string(), answer: z.string(), createdAt: isoTime })),
});

export type UserExport = z.output<typeof userExport>;
