import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';
import { openCheckout } from '#server/billing/checkout/open-checkout.ts';
import { openCatalogue } from '#server/billing/open-catalogue.ts';
import type { CheckoutOrder, PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import type { Database, OpenDatabase } from '#server/database/database.types.ts';
import { checkouts } from '#server/database/schema/purchases.tables.ts';
import { addDeletion } from '#server/identity/deletions.repository.ts';
import { findUser, userNotFound } from '#server/identity/users.repository.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { addCustomerOf } from '../../support/payment-events.ts';
import { gate } from '../../support/gate.ts';
import { scriptedProvider } from '../../support/scripted-provider.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let open: OpenDatabase;
beforeAll(async () => {
  open = await freshDatabase();
  await openCatalogue(open.database, null);
});
afterAll(() => open.close());

const openFor = async (uid: string, planId: string, provider: PaymentProvider) => {
  const { database } = open;
  const user = await findUser(database, uid);
  const plan = PLAN_CATALOGUE.find(({ id }) => id === planId);
  if (user === null || plan === undefined) throw new Error('Nobody buys nothing.');
  const once = <Answer>(effect: (transaction: Database) => Promise<Answer>) => database.transaction(effect);
  return openCheckout({ user, plan, priceId: 'price_1' }, once, {
    database,
    provider,
    baseUrl: 'https://nauka.example',
    now: () => NOON,
  });
};

/** A provider that opens checkouts only when so many have been asked for. */
const openingTogether = (count: number) => {
  const asked: CheckoutOrder[] = [];
  const expired: string[] = [];
  const all = gate();
  const provider = scriptedProvider();
  return {
    asked,
    expired,
    provider: {
      ...provider,
      checkouts: {
        open: async (order: CheckoutOrder) => {
          const number = asked.push(order);
          if (number === count) all.open();
          await all.isOpen;
          return { id: `cs_${order.planId}_${number}`, url: `https://checkout.example/${number}` };
        },
        find: async () => 'open' as const,
        expire: async (id: string) => {
          expired.push(id);
          return 'expired' as const;
        },
      },
    },
  };
};

test('of five that are opened at the same moment one stays, everybody is sent there, and the others are closed', async () => {
  await addCustomerOf(open.database, 'crowd', NOON);
  const { provider, asked, expired } = openingTogether(5);
  const answers = await Promise.all(Array.from({ length: 5 }, () => openFor('crowd', 'basic-monthly', provider)));
  const [kept, ...others] = await open.database.select().from(checkouts).where(eq(checkouts.userId, 'crowd'));
  expect([others, new Set(answers.map(({ sessionId }) => sessionId))]).toEqual([[], new Set([kept?.id])]);
  expect([asked.length, expired.length, expired.includes(kept?.id ?? '')]).toEqual([5, 4, false]);
});

test('of two plans at the same moment one is open, and the other is told that a payment is under way', async () => {
  await addCustomerOf(open.database, 'torn', NOON);
  const { provider, expired } = openingTogether(2);
  const [first, second] = await Promise.allSettled([
    openFor('torn', 'basic-monthly', provider),
    openFor('torn', 'premium-monthly', provider),
  ]);
  const refused = [first, second].flatMap((end) => (end?.status === 'rejected' ? [end.reason] : []));
  expect([refused.map(({ code }) => code), expired.length]).toEqual([['payment_in_progress'], 1]);
});

test('whoever is deleted while the provider is asked is removed there again', async () => {
  const { database } = open;
  await addCustomerOf(database, 'leaver', NOON);
  const removed: string[] = [];
  const scripted = scriptedProvider();
  const provider: PaymentProvider = {
    ...scripted,
    // Another provider than the one that knows them.
    name: 'stripe',
    customers: {
      ...scripted.customers,
      create: async () => {
        await addDeletion(database, 'leaver', NOON);
        return 'cus_new';
      },
      remove: async (customerId) => void removed.push(customerId),
    },
  };
  await expect(openFor('leaver', 'basic-monthly', provider)).rejects.toEqual(userNotFound());
  expect(removed).toEqual(['cus_new']);
});
