import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';

/** How many calls of a window were let in, of a caller that is told by a hash. Its names are the ones that `rate-limiter-flexible` knows. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire'),
  },
  (table) => [index('rate_counts_by_end').on(table.expire)],
);
