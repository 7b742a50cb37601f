import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';
import { instant } from '#server/database/schema/instant.column.ts';
import { users } from '#server/database/schema/users.tables.ts';

/** What clients report, redacted (R9). */
export const logs = pgTable(
  'logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    text: text('text').notNull(),
    timeStamp: instant('time_stamp').notNull(),
  },
  (table) => [index('logs_by_user').on(table.userId), index('logs_by_age').on(table.timeStamp)],
);

/** Who gets the newsletter, by address. Its `id` is made from the address, so that a link of an earlier letter still leads off the list. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  /** In small letters. */
  email: text('email').primaryKey(),
  id: text('id').notNull().unique(),
  source: text('source'),
  subscribedAt: instant('subscribed_at').notNull(),
});

/** What was written to us (S2 §3.24): of the account that wrote it, or of the address that was given. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Over the sender and their Idempotency-Key: visitors have keys as well (R10). */
    keyHash: text('key_hash').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_user').on(table.userId),
    index('contact_messages_by_email').on(table.email),
    index('contact_messages_by_age').on(table.createdAt),
  ],
);
