import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Calls that run or wait for their turn, in the order in which they came, of a caller that is told by a hash. What its server has not spoken for in time is over. */
export const callsInLine = pgTable(
  'calls_in_line',
  {
    caller: text('caller').notNull(),
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    key: text('key'),
    requestHash: text('request_hash'),
    heldUntil: instant('held_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.number] }),
    index('calls_in_line_by_lease').on(table.heldUntil),
  ],
);
