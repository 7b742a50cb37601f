import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { letters } from '#server/database/schema/mail.tables.ts';
import { oneLine } from '#server/mail/one-line.rules.ts';

export type LetterRow = typeof letters.$inferSelect;

/** Why a letter is written. */
export type LetterKind =
  | 'newsletter-welcome'
  | 'newsletter-leave'
  | 'contact-received'
  | 'contact-message'
  | 'guardian-request'
  | 'payments-open';

export interface LetterDraft {
  readonly kind: LetterKind;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** The account that it tells of. */
  readonly userId?: string | null;
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
}

/** How long whoever sends a letter has for it: longer than any time limit of the adapters. */
const LEASE = 5 * 60_000;

/** Stays readable for whoever runs the server: a letter that left, and one that could not be sent. */
const KEPT = 7 * 86_400_000;
const KEPT_UNSENT = 30 * 86_400_000;

/** Nobody has two mailboxes that differ in capitals alone. */
const mailboxOf = (address: string): string => oneLine(address).toLowerCase();

/** Put down in the transaction of the effect that causes it: there is no effect without its letter and no letter without its effect (R15). */
export const addLetter = async (transaction: Database, draft: LetterDraft, now: number): Promise<void> => {
  const { kind, recipient, subject, text, userId = null, replyTo, unsubscribeUrl } = draft;
  const at = new Date(now);
  await transaction.insert(letters).values({
    id: randomUUID(),
    kind,
    recipient: mailboxOf(recipient),
    userId,
    subject: oneLine(subject),
    text,
    replyTo: replyTo === undefined ? null : oneLine(replyTo),
    unsubscribeUrl: unsubscribeUrl ?? null,
    createdAt: at,
    dueAt: at,
  });
};

/** The same, unless the recipient has had one of its kind within that time: nobody can have us write to a stranger again and again. */
export const addLetterOnceIn = async (
  transaction: Database,
  period: number,
  draft: LetterDraft,
  now: number,
): Promise<void> => {
  const recipient = mailboxOf(draft.recipient);
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 1))`);
  const [earlier] = await transaction
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(
        eq(letters.recipient, recipient),
        eq(letters.kind, draft.kind),
        gt(letters.createdAt, new Date(now - period)),
      ),
    )
    .limit(1);
  if (earlier === undefined) await addLetter(transaction, draft, now);
};

/** The letter that waits longest, with one attempt more, for whoever asks alone; after {@link LEASE} it is due again. Null when none is due. */
export const claimLetter = async (database: Database, now: number): Promise<LetterRow | null> => {
  const due = database
    .select({ id: letters.id })
    .from(letters)
    .where(lte(letters.dueAt, new Date(now)))
    .orderBy(letters.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await database
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1`, dueAt: new Date(now + LEASE) })
    .where(eq(letters.id, due))
    .returning();
  return claimed ?? null;
};

export const keepSent = async (database: Database, id: string, now: number): Promise<void> => {
  await database
    .update(letters)
    .set({ sentAt: new Date(now), dueAt: null })
    .where(eq(letters.id, id));
};

/** To be sent again then; null gives up. */
export const putOff = async (database: Database, id: string, dueAt: number | null): Promise<void> => {
  await database
    .update(letters)
    .set({ dueAt: dueAt === null ? null : new Date(dueAt) })
    .where(eq(letters.id, id));
};

export const deleteOldLetters = async (database: Database, now: number): Promise<void> => {
  await database.delete(letters).where(and(isNotNull(letters.sentAt), lt(letters.createdAt, new Date(now - KEPT))));
  await database.delete(letters).where(and(isNull(letters.dueAt), lt(letters.createdAt, new Date(now - KEPT_UNSENT))));
};

export const newestLetters = (database: Database, count: number): Promise<LetterRow[]> =>
  database.select().from(letters).orderBy(desc(letters.createdAt), desc(letters.id)).limit(count);
