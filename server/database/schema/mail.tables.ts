import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';
import { users } from '#server/database/schema/users.tables.ts';

/** Letters on their way, and for some days those that have left (R15). They are of the address that they go to, and of the account that they tell of. */
export const letters = pgTable(
  'letters',
  {
    /** The Message-ID is made from it. */
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** Null for a letter that tells of no account. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Whom an answer goes to, when that is not us. */
    replyTo: text('reply_to'),
    /** Takes the recipient off a list by one POST (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: instant('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is to be sent, or whoever sends it now is given up; null when there is nothing more to do. */
    dueAt: instant('due_at'),
    /** Null while it is not sent, and for ever when it could not be. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('letters_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('letters_by_recipient').on(table.recipient, table.createdAt),
    index('letters_by_user').on(table.userId),
    index('letters_by_reply_to')
      .on(table.replyTo)
      .where(sql`${table.replyTo} is not null`),
    index('letters_by_age').on(table.createdAt),
  ],
);

/** Secrets that all servers on this database share, each made by the first that needs it. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
