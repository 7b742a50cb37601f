import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { newInvoice } from '#server/billing/embedded/embedded-objects.ts';
import { SIGNATURE_TOLERANCE } from '#server/billing/events/stripe-event.reader.ts';
import { invoices, paymentEvents, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { addDeletion } from '#server/identity/deletions.repository.ts';
import { scriptedProvider } from '../../support/scripted-provider.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  addCustomerOf,
  deliver,
  deliverWith,
  eventText,
  providerSubscriptionOf,
  SECONDS,
  subscriptionObjectOf,
  type State,
} from '../../support/payment-events.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const AT = NOON / SECONDS;
const OLD = 'whsec_old';
const NEW = 'whsec_new';
const TAKEN = { status: 200, body: { received: true } };
const REFUSED = {
  status: 400,
  body: {
    code: 'invalid_signature',
    message: 'The signature is missing, wrong or too old.',
    error: 'Bad Request',
  },
};

let now = NOON;
let provider = scriptedProvider();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: () => now,
    provider: {
      ...provider,
      subscriptions: { ...provider.subscriptions, find: (id) => provider.subscriptions.find(id) },
    },
    webhookSecrets: [OLD, NEW],
  });
});
beforeEach(() => {
  now = NOON;
  provider = scriptedProvider();
});
afterAll(() => server.close());

const ACTIVE: State = {
  priceId: 'price_embedded_basic-monthly',
  status: 'active',
  periodStart: AT,
  periodEnd: AT + 30 * 86_400,
  isEnding: false,
};

const bought = (uid: string, id = `evt_${uid}`, state = ACTIVE, created = AT) =>
  eventText(id, 'customer.subscription.updated', created, subscriptionObjectOf(uid, state));

const keptOf = async (uid: string) => {
  const { database } = server.database;
  const rows = await database.select().from(subscriptions).where(eq(subscriptions.userId, uid));
  return rows.map(({ status, revision }) => [status, revision]);
};

const claimed = async (id: string): Promise<number> =>
  (await server.database.database.select().from(paymentEvents).where(eq(paymentEvents.id, id))).length;

describe('a signature', () => {
  test('of any of the secrets that hold is taken, so that one can replace another', async () => {
    await addCustomerOf(server.database.database, 'rotating', NOON);
    expect(await deliver(server.url, bought('rotating', 'evt_r1'), { secret: OLD, at: now })).toEqual(TAKEN);
    expect(await deliver(server.url, bought('rotating', 'evt_r2'), { secret: NEW, at: now })).toEqual(TAKEN);
    expect(await claimed('evt_r2')).toBe(1);
  });

  test('is as good as it is young: 300 seconds', async () => {
    await addCustomerOf(server.database.database, 'late', NOON);
    const payload = bought('late');
    const stale = now - (SIGNATURE_TOLERANCE + 1) * SECONDS;
    expect(await deliver(server.url, payload, { secret: NEW, at: stale })).toEqual(REFUSED);
    expect([await keptOf('late'), await claimed('evt_late')]).toEqual([[], 0]);
    expect(await deliver(server.url, payload, { secret: NEW, at: now - SIGNATURE_TOLERANCE * SECONDS })).toEqual(TAKEN);
    expect(await keptOf('late')).toEqual([['active', 1]]);
  });

  test.each([
    ['of another secret', (payload: string) => deliver(server.url, payload, { secret: 'whsec_thief', at: now })],
    ['that is missing', (payload: string) => deliverWith(server.url, payload, null)],
    ['that is none', (payload: string) => deliverWith(server.url, payload, 't=1,v1=')],
    ['that is nonsense', (payload: string) => deliverWith(server.url, payload, '\u00ff;=,')],
  ])('%s changes nothing and is answered 400', async (name, send) => {
    const uid = `forged-${name.length}`;
    await addCustomerOf(server.database.database, uid, NOON);
    expect(await send(bought(uid))).toEqual(REFUSED);
    expect([await keptOf(uid), await claimed(`evt_${uid}`)]).toEqual([[], 0]);
  });

  test('is over the very bytes: one that is changed on the way is refused', async () => {
    await addCustomerOf(server.database.database, 'changed', NOON);
    const payload = bought('changed');
    const { Stripe } = await import('stripe');
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: NEW, timestamp: AT });
    expect(await deliverWith(server.url, payload.replace('active', 'trialing'), signature)).toEqual(REFUSED);
    expect(await deliverWith(server.url, payload, signature)).toEqual(TAKEN);
  });
});

test('one event a hundred times at once has one effect', async () => {
  await addCustomerOf(server.database.database, 'crowd', NOON);
  // Applied again, it would be read from the provider and counted as another change.
  provider = scriptedProvider({ find: async () => providerSubscriptionOf('crowd', ACTIVE) });
  const payload = bought('crowd');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => deliver(server.url, payload, { secret: NEW, at: now })),
  );
  expect(answers).toEqual(Array.from({ length: 100 }, () => TAKEN));
  expect([await keptOf('crowd'), await claimed('evt_crowd')]).toEqual([[['active', 1]], 1]);
});

test('a type that nobody knows is acknowledged and changes nothing', async () => {
  const payload = eventText('evt_unknown', 'ping.unknown', AT, { object: 'ping' });
  expect(await deliver(server.url, payload, { secret: NEW, at: now })).toEqual(TAKEN);
  expect(await claimed('evt_unknown')).toBe(0);
});

test('what breaks off between the event and the end of its transaction leaves nothing, and is made good when it comes again', async () => {
  await addCustomerOf(server.database.database, 'crashed', NOON);
  await deliver(server.url, bought('crashed', 'evt_c1'), { secret: NEW, at: now });
  // Of the same second: the provider is asked, and is away.
  provider = scriptedProvider({ find: () => Promise.reject(new Error('gone')) });
  const ending = bought('crashed', 'evt_c2', { ...ACTIVE, isEnding: true });
  expect((await deliver(server.url, ending, { secret: NEW, at: now })).status).toBe(500);
  expect([await keptOf('crashed'), await claimed('evt_c2')]).toEqual([[['active', 1]], 0]);

  provider = scriptedProvider({ find: async () => null });
  expect(await deliver(server.url, ending, { secret: NEW, at: now })).toEqual(TAKEN);
  expect(await claimed('evt_c2')).toBe(1);
});

test('whoever is deleted is not revived, and what they were charged names nobody (R6)', async () => {
  const { database } = server.database;
  await addCustomerOf(database, 'gone', NOON);
  await addDeletion(database, 'gone', NOON);
  expect(await deliver(server.url, bought('gone'), { secret: NEW, at: now })).toEqual(TAKEN);
  const invoice = newInvoice(
    {
      customerId: 'cus_gone',
      amount: 2999,
      priceIds: ['price_embedded_basic-monthly'],
      subscriptionId: 'sub_gone',
      metadata: {},
      isPaid: true,
    },
    NOON,
  );
  const charged = eventText('evt_charged', 'invoice.paid', AT, {
    ...invoice,
    hosted_invoice_url: 'https://x.test/ala',
  });
  expect(await deliver(server.url, charged, { secret: NEW, at: now })).toEqual(TAKEN);
  expect(await keptOf('gone')).toEqual([]);
  const [kept] = await database
    .select()
    .from(invoices)
    .where(eq(invoices.id, String(invoice.id)));
  expect([kept?.userId, kept?.amount, kept?.documentUrl]).toEqual([null, 2999, null]);
});
