import { and, asc, desc, eq, isNull, or } from 'drizzle-orm';
import type { UserExport } from '#contract/schemas/user-export.schema.ts';
import type { Database } from '#server/database/database.types.ts';
import { letters } from '#server/database/schema/mail.tables.ts';
import { paymentWaiters } from '#server/database/schema/purchases.tables.ts';
import { contactMessages, newsletterSubscribers } from '#server/database/schema/support.tables.ts';
import { guardianRequests } from '#server/database/schema/users.tables.ts';

type Mail = Pick<
  UserExport,
  'waitsForPaymentsSince' | 'guardianRequests' | 'newsletter' | 'contactMessages' | 'letters'
>;

/** What is stored of a user’s letters, messages and lists; `address` is the verified one in small letters, the empty text where there is none. */
export const mailOf = async (database: Database, userId: string, address: string): Promise<Mail> => ({
  waitsForPaymentsSince: await waitingSince(database, userId),
  guardianRequests: await guardianRequestsOf(database, userId),
  newsletter: await newsletterOf(database, address),
  contactMessages: await contactMessagesOf(database, userId, address),
  letters: await lettersOf(database, userId, address),
});

const waitingSince = async (database: Database, userId: string): Promise<Mail['waitsForPaymentsSince']> => {
  const [row] = await database.select().from(paymentWaiters).where(eq(paymentWaiters.userId, userId));
  return row?.refusedAt.toISOString() ?? null;
};

const guardianRequestsOf = async (database: Database, userId: string): Promise<Mail['guardianRequests']> => {
  const rows = await database
    .select()
    .from(guardianRequests)
    .where(eq(guardianRequests.userId, userId))
    .orderBy(asc(guardianRequests.askedAt));
  return rows.map(({ guardianEmail, askedAt, answer, answeredAt }) => ({
    guardianEmail,
    askedAt: askedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
};

const newsletterOf = async (database: Database, address: string): Promise<Mail['newsletter']> => {
  const [row] = await database.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, address));
  return row === undefined ? null : { source: row.source, subscribedAt: row.subscribedAt.toISOString() };
};

const contactMessagesOf = async (
  database: Database,
  userId: string,
  address: string,
): Promise<Mail['contactMessages']> => {
  const rows = await database
    .select()
    .from(contactMessages)
    .where(
      or(eq(contactMessages.userId, userId), and(isNull(contactMessages.userId), eq(contactMessages.email, address))),
    )
    .orderBy(asc(contactMessages.createdAt));
  return rows.map(({ name, email, subject, message, createdAt }) => ({
    name,
    email,
    subject,
    message,
    createdAt: createdAt.toISOString(),
  }));
};

const lettersOf = async (database: Database, userId: string, address: string): Promise<Mail['letters']> => {
  const rows = await database
    .select()
    .from(letters)
    .where(or(eq(letters.userId, userId), eq(letters.recipient, address)))
    .orderBy(desc(letters.createdAt));
  return rows.map(({ recipient, subject, text, createdAt, sentAt }) => ({
    recipient,
    subject,
    text: recipient === address ? text : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
};
