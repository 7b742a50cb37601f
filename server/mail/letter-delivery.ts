import type { Database } from '#server/database/database.types.ts';
import { claimLetter, keepSent, putOff, type LetterRow } from '#server/mail/letters.repository.ts';
import { MailFailure, type Mail } from '#server/mail/mail.port.ts';
import { pauseAfter } from '#server/mail/retry.rules.ts';

interface Dependencies {
  readonly database: Database;
  readonly mail: Mail;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export interface LetterDelivery {
  /** Sends what is due, one after another; asked while it is at work, it answers when that is done. */
  deliverDue(): Promise<void>;
  /** Takes up no letter more, and answers when the one on its way is noted. */
  close(): Promise<void>;
}

/** Takes letters from the table to the mail. Any number of servers may do so at a time: each letter is one server’s. */
export const letterDelivery = ({ database, mail, now, report }: Dependencies): LetterDelivery => {
  const send = async (letter: LetterRow): Promise<void> => {
    try {
      await mail.send(letter);
    } catch (error) {
      report(error);
      const isLost = error instanceof MailFailure && error.isPermanent;
      const pause = isLost ? null : pauseAfter(letter.attempts);
      return putOff(database, letter.id, pause === null ? null : now() + pause);
    }
    await keepSent(database, letter.id, now());
  };
  let isClosed = false;
  const next = async (): Promise<LetterRow | null> => (isClosed ? null : claimLetter(database, now()));
  const sendAll = async (): Promise<void> => {
    for (let letter = await next(); letter !== null; letter = await next()) await send(letter);
  };
  let work: Promise<void> | null = null;
  return {
    deliverDue: () =>
      (work ??= sendAll().finally(() => {
        work = null;
      })),
    close: async () => {
      isClosed = true;
      await work;
    },
  };
};
