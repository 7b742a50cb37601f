import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Card, StoredCard } from '#domain/learning/card.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { flashcards } from '#server/database/schema/learning.tables.ts';
import { addCards, cardsOfFlashcard } from '#server/learning/cards/cards.repository.ts';

type FlashcardRow = Omit<typeof flashcards.$inferSelect, 'userId'>;

export interface StoredFlashcard extends FlashcardRow {
  readonly cards: StoredCard[];
}

interface NewFlashcard extends Omit<FlashcardRow, 'id'> {
  readonly cards: readonly Card[];
}

/** Returns its id. */
export const addFlashcard = async (
  database: Database,
  userId: string,
  { cards, ...flashcard }: NewFlashcard,
): Promise<string> => {
  const id = randomUUID();
  await database.insert(flashcards).values({ ...flashcard, id, userId });
  const placed = cards.map((card, position) => ({ ...card, flashcardId: id, position }));
  await addCards(database, userId, flashcard.createdAt, placed);
  return id;
};

/** Null for an unknown flashcard and for another user's alike. */
export const findFlashcard = async (
  database: Database,
  userId: string,
  id: string,
): Promise<StoredFlashcard | null> => {
  const [row] = await database
    .select()
    .from(flashcards)
    .where(and(eq(flashcards.id, id), eq(flashcards.userId, userId)));
  return row === undefined ? null : { ...row, cards: await cardsOfFlashcard(database, id) };
};

export type FlashcardSummary = Omit<FlashcardRow, 'htmlContent'>;

/** Newest first; `page` counts from 1. */
export const listFlashcards = async (
  database: Database,
  userId: string,
  page: number,
  pageSize: number,
): Promise<{ readonly rows: readonly FlashcardSummary[]; readonly hasNextPage: boolean }> => {
  const { id, subject, topicTitle, createdAt } = flashcards;
  const rows = await database
    .select({ id, subject, topicTitle, createdAt })
    .from(flashcards)
    .where(eq(flashcards.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  return { rows: rows.slice(0, pageSize), hasNextPage: rows.length > pageSize };
};
