import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, isNull, lt, min } from 'drizzle-orm';
import type { Card, StoredCard } from '#domain/learning/card.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { cards } from '#server/database/schema/cards.tables.ts';
import { flashcards } from '#server/database/schema/learning.tables.ts';
import { unreviewed, type CardMemory } from '#server/learning/cards/card-memory.rules.ts';

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

interface Placed extends Card {
  readonly flashcardId: string | null;
  readonly position: number;
}

/** Returns them as they are stored, in their order. */
export const addCards = async (
  database: Database,
  userId: string,
  createdAt: Date,
  placed: readonly Placed[],
): Promise<readonly StoredCard[]> => {
  const rows = placed.map((card) => ({ ...card, ...unreviewed(createdAt), id: randomUUID(), userId, createdAt }));
  if (rows.length > 0) await database.insert(cards).values(rows);
  return rows.map(({ id, front, back }) => ({ id, front, back }));
};

const STORED = { id: cards.id, front: cards.front, back: cards.back };

export const cardsOfFlashcard = (database: Database, flashcardId: string): Promise<StoredCard[]> =>
  database.select(STORED).from(cards).where(eq(cards.flashcardId, flashcardId)).orderBy(asc(cards.position));

const own = (userId: string) => and(eq(cards.userId, userId), isNull(cards.flashcardId));

export const countOwnCards = (database: Database, userId: string): Promise<number> =>
  database.$count(cards, own(userId));

const pageOf = <Row>(rows: readonly Row[], pageSize: number) => ({
  rows: rows.slice(0, pageSize),
  hasNextPage: rows.length > pageSize,
});

/** Newest first; `page` counts from 1. */
export const listOwnCards = async (database: Database, userId: string, { page, pageSize }: Page) =>
  pageOf(
    await database
      .select(STORED)
      .from(cards)
      .where(own(userId))
      .orderBy(desc(cards.createdAt), desc(cards.id))
      .limit(pageSize + 1)
      .offset((page - 1) * pageSize),
    pageSize,
  );

/** Null for an unknown card, another user's, and one of a flashcard alike. */
export const changeOwnCard = async (
  database: Database,
  userId: string,
  id: string,
  { front, back }: Card,
): Promise<StoredCard | null> => {
  const [row] = await database
    .update(cards)
    .set({ front, back })
    .where(and(own(userId), eq(cards.id, id)))
    .returning(STORED);
  return row ?? null;
};

/** Whether there was one. */
export const removeOwnCard = async (database: Database, userId: string, id: string): Promise<boolean> =>
  (
    await database
      .delete(cards)
      .where(and(own(userId), eq(cards.id, id)))
      .returning({ id: cards.id })
  ).length > 0;

/** Null for an unknown card and another user's alike. Nobody else reviews it until the transaction ends. */
export const memoryForUpdate = async (
  transaction: Database,
  userId: string,
  id: string,
): Promise<CardMemory | null> => {
  const { due, stability, difficulty, reps, lapses, lastReviewedAt } = cards;
  const [row] = await transaction
    .select({ due, stability, difficulty, reps, lapses, lastReviewedAt })
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId)))
    .for('no key update');
  return row ?? null;
};

export const keepMemory = async (transaction: Database, id: string, memory: CardMemory): Promise<void> => {
  await transaction.update(cards).set(memory).where(eq(cards.id, id));
};

/** What is due before `end`, the longest due first; `page` counts from 1. */
export const listDueCards = async (database: Database, userId: string, end: Date, { page, pageSize }: Page) => {
  const isDue = and(eq(cards.userId, userId), lt(cards.due, end));
  const rows = await database
    .select({ ...STORED, topicTitle: flashcards.topicTitle })
    .from(cards)
    .leftJoin(flashcards, eq(flashcards.id, cards.flashcardId))
    .where(isDue)
    .orderBy(asc(cards.due), asc(cards.flashcardId), asc(cards.position), asc(cards.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  const [counted] = await database.select({ total: count() }).from(cards).where(isDue);
  const [later] = await database
    .select({ nextDue: min(cards.due) })
    .from(cards)
    .where(and(eq(cards.userId, userId), gte(cards.due, end)));
  return { ...pageOf(rows, pageSize), total: counted?.total ?? 0, nextDue: later?.nextDue ?? null };
};
