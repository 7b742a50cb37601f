import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { customers } from '#server/database/schema/purchases.tables.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { accountDeletion } from '#server/deletion/account-deletion.ts';
import { NO_ACCOUNTS } from '#server/identity/accounts.port.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { addCustomerOf } from '../../support/payment-events.ts';
import { scriptedProvider } from '../../support/scripted-provider.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let open: OpenDatabase;
beforeAll(async () => {
  open = await freshDatabase();
});
afterAll(() => open.close());

const IDENTITY = {
  uid: 'leaver',
  email: 'leaver@example.test',
  isEmailVerified: false,
  displayName: null,
  provider: 'Email',
  isAdmin: false,
  authenticatedAt: NOON,
};

test('a payment provider that is away keeps no content alive, and is asked again until it has ended what was bought (R6)', async () => {
  const { database } = open;
  await addCustomerOf(database, 'leaver', NOON);
  const removed: string[] = [];
  const reported: unknown[] = [];
  const jobWith = (remove: PaymentProvider['customers']['remove']) => {
    const provider = scriptedProvider();
    return accountDeletion({
      database,
      accounts: NO_ACCOUNTS,
      provider: { ...provider, customers: { ...provider.customers, remove } },
      now: () => NOON,
      report: (error) => reported.push(error),
    });
  };
  const away = new Error('away');
  const deletion = jobWith(() => Promise.reject(away));
  await database.transaction((transaction) => deletion.request(transaction, IDENTITY, 'leaver'));
  await deletion.carryOut('leaver');
  const jobOf = async () => {
    const [job] = await database.select().from(deletions).where(eq(deletions.userId, 'leaver'));
    return [job?.customerId, job?.finishedAt];
  };
  expect([reported, await jobOf()]).toEqual([[away], ['cus_leaver', null]]);
  expect(await database.select().from(users).where(eq(users.id, 'leaver'))).toEqual([]);
  expect(await database.select().from(customers).where(eq(customers.userId, 'leaver'))).toEqual([]);

  await jobWith(async (customerId) => void removed.push(customerId)).resume();
  expect([removed, await jobOf()]).toEqual([['cus_leaver'], [null, new Date(NOON)]]);
  await jobWith(async (customerId) => void removed.push(customerId)).resume();
  expect(removed).toEqual(['cus_leaver']);
});
