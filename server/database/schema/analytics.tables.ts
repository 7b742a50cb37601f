import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often each page was opened on each day in Poland: nobody's data. */
export const visits = pgTable(
  'visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    route: text('route').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.route] })],
);
