import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';

/** What the servers do by themselves: when each job is due, and which server is at it until when, unless it says that it still is. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  dueAt: instant('due_at').notNull(),
  holder: uuid('holder'),
  heldUntil: instant('held_until'),
});
