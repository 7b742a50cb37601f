import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';
import { instant } from '#server/database/schema/instant.column.ts';

/** What clients report, redacted (R9). */
export const logs = pgTable(
  'logs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    text: text('text').notNull(),
    timeStamp: instant('time_stamp').notNull(),
  },
  (table) => [index('logs_by_user').on(table.userId)],
);
