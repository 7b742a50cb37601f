import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, exists, like, or, sql, type SQL } from 'drizzle-orm';
import type { AssistantMode, Turn } from '#domain/learning/conversation.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { conversations, messages } from '#server/database/schema/learning.tables.ts';
import { foldedColumn, patternsOf } from '#server/learning/search-text.rules.ts';

export type ConversationRow = typeof conversations.$inferSelect;

export interface StoredTurn extends Turn {
  readonly pointsUsed: number;
}

export interface Thread {
  readonly conversation: ConversationRow;
  readonly turns: readonly StoredTurn[];
}

/** Null for an unknown conversation and for another user's alike. */
export const findThread = async (database: Database, userId: string, id: string): Promise<Thread | null> => {
  const [conversation] = await database
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)));
  return conversation === undefined ? null : { conversation, turns: await turnsOf(database, id) };
};

export interface Wanted {
  readonly mode: AssistantMode | undefined;
  /** Words that each stand in the title or in a message of the pupil. */
  readonly query: string;
}

const has = (database: Database, pattern: string): SQL | undefined =>
  or(
    like(foldedColumn(conversations.title), pattern),
    exists(
      database
        .select({ one: sql`1` })
        .from(messages)
        .where(
          and(
            eq(messages.conversationId, conversations.id),
            eq(messages.role, 'user'),
            like(foldedColumn(messages.content), pattern),
          ),
        ),
    ),
  );

/** Newest first; `page` counts from 1. One row more than asked for tells that there is a next page. */
export const listConversations = (
  database: Database,
  userId: string,
  { mode, query }: Wanted,
  page: number,
  pageSize: number,
): Promise<ConversationRow[]> =>
  database
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        mode === undefined ? undefined : eq(conversations.mode, mode),
        ...patternsOf(query).map((pattern) => has(database, pattern)),
      ),
    )
    .orderBy(desc(conversations.createdAt), desc(conversations.id))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);

/** Null for an unknown conversation and for another user's alike. */
export const renameConversation = async (
  database: Database,
  userId: string,
  id: string,
  title: string,
): Promise<ConversationRow | null> => {
  const [renamed] = await database
    .update(conversations)
    .set({ title })
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
    .returning();
  return renamed ?? null;
};

/** With its messages. False when there was none of that id, or it is another user's. */
export const removeConversation = async (database: Database, userId: string, id: string): Promise<boolean> => {
  const removed = await database
    .delete(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
    .returning({ id: conversations.id });
  return removed.length > 0;
};

export interface NewConversation {
  readonly userId: string;
  readonly mode: AssistantMode;
  readonly title: string;
  readonly now: number;
}

/** An empty conversation; returns its id. */
export const addConversation = async (
  database: Database,
  { now, ...conversation }: NewConversation,
): Promise<string> => {
  const id = randomUUID();
  await database.insert(conversations).values({ ...conversation, id, messageCount: 0, createdAt: new Date(now) });
  return id;
};

/** Appends turns and returns the whole thread, or null when the conversation is gone. Appends at the same time wait for each other. */
export const appendTurns = async (
  database: Database,
  id: string,
  turns: readonly StoredTurn[],
  now: number,
): Promise<StoredTurn[] | null> => {
  const [conversation] = await database
    .update(conversations)
    .set({ messageCount: sql`${conversations.messageCount} + ${turns.length}` })
    .where(eq(conversations.id, id))
    .returning({ messageCount: conversations.messageCount });
  if (conversation === undefined) return null;
  const first = conversation.messageCount - turns.length;
  await database
    .insert(messages)
    .values(
      turns.map((turn, index) => ({ ...turn, conversationId: id, position: first + index, createdAt: new Date(now) })),
    );
  return turnsOf(database, id);
};

const turnsOf = (database: Database, conversationId: string): Promise<StoredTurn[]> =>
  database
    .select({ role: messages.role, content: messages.content, pointsUsed: messages.pointsUsed })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.position));
