import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { letters } from '#server/database/schema/mail.tables.ts';
import { contactMessages, newsletterSubscribers } from '#server/database/schema/support.tables.ts';

/** Erases what is stored under an address in small letters instead of an account (R6). What another account wrote with it is that account’s. */
export const eraseAddress = async (transaction: Database, address: string): Promise<void> => {
  await transaction.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, address));
  await transaction
    .delete(contactMessages)
    .where(and(isNull(contactMessages.userId), eq(contactMessages.email, address)));
  await transaction
    .delete(letters)
    .where(or(eq(letters.recipient, address), and(isNull(letters.userId), eq(letters.replyTo, address))));
};
