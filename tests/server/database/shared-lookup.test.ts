import { expect, test } from 'vitest';
import { seedPlans } from '#server/billing/catalogue/plans.repository.ts';
import { findHeld } from '#server/billing/purchases/purchases.repository.ts';
import { seedUser } from '#server/test-profile/persona-account.ts';
import { seedPurchase } from '#server/test-profile/persona-purchases.ts';
import { freshDatabase } from '../../support/fresh-database.ts';

const BOUGHT = { ala: 'basic-monthly', ola: 'premium-annual', jan: null } as const;

test('those who ask at once what they hold hear each their own, by two queries, and what was bought since by another', async () => {
  let queries = 0;
  const { database, close } = await freshDatabase((_text, run) => {
    queries += 1;
    return run();
  });
  const now = Date.now();
  const buy = (uid: string, planId: string) => seedPurchase(database, uid, { planId, daysAgo: 1 }, now);
  await seedPlans(database);
  for (const [uid, planId] of Object.entries(BOUGHT)) {
    await seedUser(database, uid, `${uid}@example.test`, now);
    if (planId !== null) await buy(uid, planId);
  }
  const held = async (uid: string) => (await findHeld(database, uid, now))?.plan.id ?? null;
  const asked = ['ala', 'ola', 'jan', 'ala', 'ola', 'jan'] as const;

  queries = 0;
  expect(await Promise.all(asked.map(held))).toEqual(asked.map((uid) => BOUGHT[uid]));
  expect(queries).toBe(2);

  await buy('jan', 'basic-monthly');
  expect(await held('jan')).toBe('basic-monthly');
  await close();
});
