import { eq } from 'drizzle-orm';
import { isRecentLogin } from '#domain/identity/delete-account/delete-account.rules.ts';
import { claimTrialOf } from '#server/access/trial.repository.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import {
  forgetCustomerOf,
  forgetDocuments,
  keepCustomerOf,
  keptCustomerOf,
} from '#server/billing/purchases/leaving-customers.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import { verifiedAddress } from '#server/api/verified-address.rules.ts';
import { eraseAddress } from '#server/deletion/address-deletion.ts';
import type { AccountDeletion } from '#server/identity/account-deletion.port.ts';
import type { Accounts } from '#server/identity/accounts.port.ts';
import {
  addDeletion,
  finishDeletion,
  lockPerson,
  isDeleted,
  unfinishedDeletions,
} from '#server/identity/deletions.repository.ts';
import { deleteUser } from '#server/identity/users.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly accounts: Accounts;
  /** Null where nobody takes payments. */
  readonly provider: Pick<PaymentProvider, 'name' | 'customers'> | null;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** One job for every way to ask for a deletion (R6). Each of its steps may be repeated, so a job that was broken off is simply begun again. */
export const accountDeletion = ({ database, accounts, provider, now, report }: Dependencies): AccountDeletion => {
  const carryOut: AccountDeletion['carryOut'] = async (userId) => {
    try {
      // Neither provider being away keeps the content alive. What is paid for comes first, so that nobody pays on.
      const [payment] = await Promise.allSettled([endPayments(database, provider, userId)]);
      const ends = [
        payment,
        ...(await Promise.allSettled([removeAccount(accounts, userId), eraseContent(database, userId)])),
      ];
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      await finishDeletion(database, userId, now());
    } catch (error) {
      report(error);
    }
  };
  return {
    request: async (transaction, by, userId) => {
      await lockPerson(transaction, userId);
      if (await isDeleted(transaction, userId)) return;
      if (!isRecentLogin(by.authenticatedAt, now())) throw loginTooOld();
      await addDeletion(transaction, userId, now());
      if (provider !== null) await keepCustomerOf(transaction, userId, provider.name);
      await transaction
        .update(users)
        .set({ isActive: false, deleteDate: new Date(now()) })
        .where(eq(users.id, userId));
      if (userId !== by.uid) return;
      await claimTrialOf(transaction, by, now());
      const address = verifiedAddress(by);
      if (address !== null) await eraseAddress(transaction, address);
    },
    carryOut,
    resume: async () => {
      for (const userId of await unfinishedDeletions(database)) await carryOut(userId);
    },
  };
};

/** First the sessions, so that an account that cannot be removed yet opens nothing. */
const removeAccount = async (accounts: Accounts, userId: string): Promise<void> => {
  await accounts.endSessions(userId);
  await accounts.remove(userId);
};

/** The provider forgets the customer, and with it ends what was bought. */
const endPayments = async (database: Database, provider: Dependencies['provider'], userId: string): Promise<void> => {
  const customerId = await keptCustomerOf(database, userId);
  if (provider === null || customerId === null) return;
  await provider.customers.remove(customerId);
  await forgetCustomerOf(database, userId);
};

/** What was charged is kept for the tax office, without a name. */
const eraseContent = (database: Database, userId: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await forgetDocuments(transaction, userId);
    await deleteUser(transaction, userId);
  });

const loginTooOld = (): ApiFailure =>
  new ApiFailure(
    403,
    'recent_login_required',
    'Log in again first: only a login of the last five minutes deletes an account.',
  );
