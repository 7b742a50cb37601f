import { doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/database/schema/instant.column.ts';
import { flashcards } from '#server/database/schema/learning.tables.ts';
import { owner } from '#server/database/schema/owner.column.ts';

/** Cards of flashcards and those that pupils have written themselves, each with how well its owner remembers it (D53). */
export const cards = pgTable(
  'cards',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** Null of an own card. */
    flashcardId: uuid('flashcard_id').references(() => flashcards.id, { onDelete: 'cascade' }),
    /** In its flashcard, from 0; 0 of an own card. */
    position: integer('position').notNull(),
    front: text('front').notNull(),
    back: text('back').notNull(),
    createdAt: instant('created_at').notNull(),
    due: instant('due').notNull(),
    /** Days in which the chance to remember falls to 90%; 0 until the first review. */
    stability: doublePrecision('stability').notNull(),
    /** From 1 to 10; 0 until the first review. */
    difficulty: doublePrecision('difficulty').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    lastReviewedAt: instant('last_reviewed_at'),
  },
  (table) => [
    index('cards_due').on(table.userId, table.due, table.id),
    index('cards_of_flashcard').on(table.flashcardId, table.position),
  ],
);
