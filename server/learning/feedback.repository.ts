import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { answerFeedback, conversations, messages } from '#server/database/schema/learning.tables.ts';

export type FeedbackRow = typeof answerFeedback.$inferSelect;

/** Null where the conversation is unknown or another user's. */
export const feedbackIn = async (
  database: Database,
  userId: string,
  conversationId: string,
): Promise<readonly FeedbackRow[] | null> => {
  const [conversation] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)));
  if (conversation === undefined) return null;
  return database
    .select()
    .from(answerFeedback)
    .where(eq(answerFeedback.conversationId, conversationId))
    .orderBy(asc(answerFeedback.position));
};

/** Whether it is about an answer of a conversation of the user's own. */
export const keepFeedback = (database: Database, userId: string, row: FeedbackRow): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const { conversationId, position, ...given } = row;
    const [answer] = await transaction
      .select({ position: messages.position })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(
        and(
          eq(conversations.id, conversationId),
          eq(conversations.userId, userId),
          eq(messages.position, position),
          eq(messages.role, 'assistant'),
        ),
      )
      .for('key share');
    if (answer === undefined) return false;
    await transaction
      .insert(answerFeedback)
      .values(row)
      .onConflictDoUpdate({ target: [answerFeedback.conversationId, answerFeedback.position], set: given });
    return true;
  });
