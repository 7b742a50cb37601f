import { afterAll, expect, test } from 'vitest';
import { tellWaiters } from '#server/billing/payments-open.ts';
import { letters } from '#server/database/schema/mail.tables.ts';
import { paymentWaiters } from '#server/database/schema/purchases.tables.ts';
import { apiAs, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let now = NOON;
const server: TestServer = await startTestServer({ now: () => now, environment: { PAYMENTS_DISABLED: 'true' } });
const { database } = server.database;
afterAll(() => server.close());

const ask = (api: Awaited<ReturnType<typeof apiAs>>) => api.post('/api/Subscriptions/Await', {});
const waiting = async () => (await database.select().from(paymentWaiters)).map(({ userId }) => userId).toSorted();
const tell = (isSelling: boolean) =>
  tellWaiters({ database, payments: { isSelling, baseUrl: () => 'https://nauka.example' }, now: () => now });
const told = async () =>
  (await database.select().from(letters))
    .map(({ kind, recipient, text }) => [kind, recipient, text.includes('https://nauka.example/pricing')])
    .toSorted();

test('whoever was turned away gets one e-mail when payments are possible again, and not before (S1 §8.39–8.40)', async () => {
  const ala = await registered(server, 'ala');
  expect([await ask(ala), await ask(ala), await ask(await registered(server, 'ola'))]).toEqual([
    { status: 204, body: null },
    { status: 204, body: null },
    { status: 204, body: null },
  ]);
  expect(await waiting()).toEqual(['ala', 'ola']);
  expect((await ala.get('/api/Users/ala/Export')).body).toHaveProperty(
    'waitsForPaymentsSince',
    '2026-11-20T12:00:00.000Z',
  );

  await tell(false);
  expect([await told(), await waiting()]).toEqual([[], ['ala', 'ola']]);
  now += 1;
  await Promise.all([tell(true), tell(true)]);
  await tell(true);
  expect([await told(), await waiting()]).toEqual([
    [
      ['payments-open', 'ala@example.test', true],
      ['payments-open', 'ola@example.test', true],
    ],
    [],
  ]);
});

test('whoever has left waits no more, and whoever has not registered cannot wait', async () => {
  const leaver = await registered(server, 'leaver');
  await ask(leaver);
  await leaver.remove('/api/Users/leaver');
  expect([await waiting(), (await ask(await apiAs(server, 'newcomer'))).status]).toEqual([[], 404]);
});

test('nobody waits while payments are possible', async () => {
  const open = await startTestServer();
  expect((await ask(await registered(open, 'buyer'))).status).toBe(204);
  expect(await open.database.database.select().from(paymentWaiters)).toEqual([]);
  await open.close();
});
