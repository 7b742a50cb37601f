import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';
import { instant } from '#server/database/schema/instant.column.ts';

/** Answers already given, for repeats of the same request (R10). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer as JSON text: jsonb refuses what a lone surrogate escapes to. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_by_age').on(table.createdAt)],
);
