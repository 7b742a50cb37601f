import { text } from 'drizzle-orm/pg-core';
import { users } from '#server/database/schema/users.tables.ts';

/** Whose a row is: it goes with its user. */
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
