import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.types.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { conflict } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { addLetter, addLetterOnceIn } from '#server/mail/letters.repository.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';
import { addContactMessage, keyHashOf } from '#server/support/contact.repository.ts';
import type { VisitorLimits } from '#server/support/visitor-limits.ts';
import { CONTACT_LETTERS } from '#server/support/contact.texts.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailing: Mailing;
  readonly visitorLimits: VisitorLimits;
  readonly now: () => number;
}

const HOUR = 3_600_000;
const RECEIVED = { success: true, message: 'The message has been received.' };

export const contactHandlers = ({ database, mailing, visitorLimits, now }: Dependencies) =>
  ({
    'contact.send': async ({ identity, body, ip, idempotencyKey }) => {
      await visitorLimits.count('contact', ip);
      const message = { ...body, email: body.email.toLowerCase() };
      await database.transaction(async (transaction) => {
        const userId = identity === null ? null : await registeredId(transaction, identity.uid);
        const earlier = await addContactMessage(transaction, {
          ...message,
          id: randomUUID(),
          userId,
          keyHash: idempotencyKey === null ? null : keyHashOf(identity?.uid ?? null, idempotencyKey),
          createdAt: new Date(now()),
        });
        if (earlier !== null) return requireSame(message, earlier);
        await addLetterOnceIn(
          transaction,
          HOUR,
          { kind: 'contact-received', recipient: message.email, ...CONTACT_LETTERS.received },
          now(),
        );
        if (mailing.contactAddress === null) return;
        const { email: replyTo } = message;
        const letter = CONTACT_LETTERS.message(message);
        const recipient = mailing.contactAddress;
        await addLetter(transaction, { kind: 'contact-message', recipient, userId, replyTo, ...letter }, now());
      });
      return RECEIVED;
    },
  }) satisfies Handlers;

/** Null for somebody who has signed in and not registered. Keeps the user until the transaction ends. */
const registeredId = async (transaction: Database, uid: string): Promise<string | null> => {
  const [row] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('key share');
  return row?.id ?? null;
};

type Message = Readonly<Record<'name' | 'email' | 'subject' | 'message', string>>;

const requireSame = (sent: Message, earlier: Message): void => {
  const isSame = (['name', 'email', 'subject', 'message'] as const).every(
    // What the database cannot keep of a text does not make it another.
    (field) => sent[field].toWellFormed() === earlier[field],
  );
  if (!isSame) throw conflict('key_reused', 'The Idempotency-Key was used for another request.');
};
