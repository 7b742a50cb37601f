import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';

/** Deletions of accounts (R6). A row shuts its user out from the moment it is there, and outlives the user: what it holds names nobody any more. */
export const deletions = pgTable(
  'deletions',
  {
    userId: text('user_id').primaryKey(),
    requestedAt: instant('requested_at').notNull(),
    /** Null until every step is done. */
    finishedAt: instant('finished_at'),
    /** Who the user was at the payment provider, until they are removed there. */
    customerId: text('customer_id'),
  },
  (table) => [
    index('deletions_unfinished')
      .on(table.requestedAt)
      .where(sql`${table.finishedAt} is null`),
  ],
);
