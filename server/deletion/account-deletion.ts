import { eq } from 'drizzle-orm';
import { isRecentLogin } from '#domain/identity/delete-account/delete-account.rules.ts';
import { claimTrialOf } from '#server/access/trial.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { users } from '#server/database/schema.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
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
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** One job for every way to ask for a deletion (R6). Each of its steps may be repeated, so a job that was broken off is simply begun again. */
export const accountDeletion = ({ database, accounts, now, report }: Dependencies): AccountDeletion => {
  const carryOut: AccountDeletion['carryOut'] = async (userId) => {
    try {
      // The provider being away does not keep the content alive.
      const ends = await Promise.allSettled([removeAccount(accounts, userId), eraseContent(database, userId)]);
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
      await transaction
        .update(users)
        .set({ isActive: false, deleteDate: new Date(now()) })
        .where(eq(users.id, userId));
      if (userId === by.uid) await claimTrialOf(transaction, by, now());
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

/** Nothing has to be kept for the tax office: nobody can buy yet. */
const eraseContent = (database: Database, userId: string): Promise<void> => deleteUser(database, userId);

const loginTooOld = (): ApiFailure =>
  new ApiFailure(
    403,
    'recent_login_required',
    'Log in again first: only a login of the last five minutes deletes an account.',
  );
