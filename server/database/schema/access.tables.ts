import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { owner } from '#server/database/schema/owner.column.ts';
import { instant } from '#server/database/schema/instant.column.ts';

/** The free trial of a user; its row appears with the first AI interaction (R5). */
export const trials = pgTable(
  'trials',
  {
    userId: owner().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    remainingPoints: integer('remaining_points').notNull(),
  },
  (table) => [check('trials_points_not_negative', sql`${table.remainingPoints} >= 0`)],
);

/** Who has had a trial, as hashes that outlive the user (R5). */
export const trialClaims = pgTable('trial_claims', {
  subjectHash: text('subject_hash').primaryKey(),
  claimedAt: instant('claimed_at').notNull(),
});
