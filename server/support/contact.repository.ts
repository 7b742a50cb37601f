import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { contactMessages } from '#server/database/schema/support.tables.ts';

type ContactMessageRow = typeof contactMessages.$inferSelect;

/** As long as somebody may come back to what was written. */
const KEPT = 365 * 86_400_000;

/** Keys of two senders have nothing to do with each other; visitors share theirs, which are random. */
export const keyHashOf = (uid: string | null, idempotencyKey: string): string =>
  createHash('sha256')
    .update(JSON.stringify([uid, idempotencyKey]))
    .digest('base64url');

/** Null when it is stored; else the message that has come under its key before. */
export const addContactMessage = async (
  transaction: Database,
  message: ContactMessageRow,
): Promise<ContactMessageRow | null> => {
  const added = await transaction
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.keyHash })
    .returning({ id: contactMessages.id });
  if (added.length > 0 || message.keyHash === null) return null;
  const [earlier] = await transaction
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.keyHash, message.keyHash));
  return earlier ?? null;
};

export const deleteOldContactMessages = async (database: Database, now: number): Promise<void> => {
  await database.delete(contactMessages).where(lt(contactMessages.createdAt, new Date(now - KEPT)));
};
