import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended, type EmbeddedDependencies } from '#server/billing/embedded/embedded-payment-provider.ts';
import { eventDelivery } from '#server/billing/embedded/event-delivery.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { freshDatabase } from '../../support/fresh-database.ts';
import { subscriptionObjectOf } from '../../support/payment-events.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let open: OpenDatabase;
beforeAll(async () => {
  open = await freshDatabase();
});
afterAll(() => open.close());

test('an event that nobody took outlives the process and is delivered in its turn, once', async () => {
  const { database } = open;
  const start = (): EmbeddedDependencies['delivery'] =>
    eventDelivery({ database, secret: 'whsec_test', now: () => NOON });
  const subscription = subscriptionObjectOf('ala', {
    priceId: 'price_1',
    status: 'active',
    periodStart: 1,
    periodEnd: 2,
    isEnding: false,
  });
  const first = start();
  await database.transaction(async (transaction) => {
    await first.add(transaction, 'cus_ala', 'customer.subscription.created', subscription);
    await first.add(transaction, 'cus_ala', 'customer.subscription.deleted', ended(subscription, NOON));
  });
  // Nobody listens: the process ends before the webhook is there.
  await first.deliverDue();

  const taken: string[] = [];
  const second = start();
  second.sendTo(async (payload, signature) => {
    taken.push(`${JSON.parse(payload).type} ${signature.startsWith(`t=${NOON / 1000},v1=`)}`);
    return true;
  });
  await second.deliverDue();
  await second.deliverDue();
  expect(taken).toEqual(['customer.subscription.created true', 'customer.subscription.deleted true']);
});
