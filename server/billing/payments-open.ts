import type { Payments } from '#server/billing/payments.types.ts';
import { paymentsOpenLetter } from '#server/billing/payments-open.texts.ts';
import { takeWaiter } from '#server/billing/purchases/payment-waiters.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { addLetter } from '#server/mail/letters.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly payments: Pick<Payments, 'isSelling' | 'baseUrl'>;
  readonly now: () => number;
}

/** One letter to each who waited for payments to be possible again (S1 §8.40); nothing while they are not. */
export const tellWaiters = async ({ database, payments, now }: Dependencies): Promise<void> => {
  if (!payments.isSelling) return;
  const letter = paymentsOpenLetter(`${payments.baseUrl()}/pricing`);
  const tellOne = (): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const waiter = await takeWaiter(transaction);
      if (waiter === null) return false;
      const { userId, email: recipient } = waiter;
      await addLetter(transaction, { kind: 'payments-open', recipient, userId, ...letter }, now());
      return true;
    });
  while (await tellOne());
};
