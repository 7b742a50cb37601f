import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { buy, checkoutOf, pay } from '../../support/embedded-buyer.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let now = NOON;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const NONE = {
  status: 404,
  body: { code: 'subscription_not_found', message: 'The user holds no subscription.', error: 'Not Found' },
};

const STANDARD_QUARTERLY = {
  uniqueID: 'standard-quarterly',
  name: 'Standard',
  description: 'Najpopularniejszy wybór',
  categoryName: 'Standard',
  categoryID: 'standard',
  price: 99.99,
  currency: 'PLN',
  durationDays: 90,
  hasAI: true,
  hasAIExams: true,
  isMasterPlan: false,
  isRecurring: true,
  points: 0,
  stripePriceId: 'price_embedded_standard-quarterly',
  billingPeriod: 'quarter',
  forum: false,
  exercises: false,
  fiches: false,
};

test('who pays for a plan with renewal holds it (S1 §3.30–3.35, §7.37–7.39, §7.45–7.48, S2 §7.59–7.62)', async () => {
  const api = await registered(server, 'buyer');
  expect(await api.get('/api/Subscriptions/Current')).toEqual(NONE);
  const session = await checkoutOf(api, 'standard-quarterly');
  expect(await api.get(`/api/Subscriptions/Success?session_id=${session}`)).toEqual({
    status: 200,
    body: { success: false, message: 'The checkout is open.' },
  });
  expect(await api.get('/api/Subscriptions/Current')).toEqual(NONE);

  const paid = await pay(server, session);
  expect([paid.status, new URL(paid.headers.get('location') ?? '').search]).toEqual([303, `?session_id=${session}`]);
  expect(await api.get(`/api/Subscriptions/Success?session_id=${session}`)).toEqual({
    status: 200,
    body: { success: true, message: 'The checkout is complete.' },
  });
  expect(await api.get('/api/Subscriptions/Current')).toEqual({
    status: 200,
    body: {
      isActive: true,
      isRecurring: true,
      willAutoRenew: true,
      isCancelled: false,
      cancelAtPeriodTime: null,
      currentPeriodEnd: '2027-02-20T12:00:00.000Z',
      paidAt: '2026-11-20T12:00:00.000Z',
      paymentStatus: 'paid',
      provider: 'embedded',
      membershipType: STANDARD_QUARTERLY,
    },
  });
  const { body } = await api.get('/api/Subscriptions/Invoices');
  expect(body).toEqual([
    {
      id: expect.stringMatching(/^in_/),
      issuedAt: '2026-11-20T12:00:00.000Z',
      planName: 'Standard',
      amount: 99.99,
      currency: 'PLN',
      status: 'paid',
      documentUrl: null,
    },
  ]);
});

test('what is bought once lasts for its days, does not renew and can be neither changed nor cancelled (R3)', async () => {
  const api = await registered(server, 'once');
  await buy(server, api, 'basic-monthly-once', { method: 'blik' });
  expect((await api.get('/api/Subscriptions/Current')).body).toEqual({
    isActive: true,
    isRecurring: false,
    willAutoRenew: false,
    isCancelled: false,
    cancelAtPeriodTime: null,
    currentPeriodEnd: '2026-12-20T12:00:00.000Z',
    paidAt: '2026-11-20T12:00:00.000Z',
    paymentStatus: 'paid',
    provider: 'embedded',
    membershipType: {
      uniqueID: 'basic-monthly-once',
      name: 'Podstawowy',
      description: 'Idealne na start',
      categoryID: 'basic',
      categoryName: 'Basic',
      price: 29.99,
      currency: 'PLN',
      durationDays: 30,
      points: 0,
      hasAI: true,
      hasAIExams: false,
      isRecurring: false,
      isMasterPlan: false,
      stripePriceId: 'price_embedded_basic-monthly-once',
      billingPeriod: 'month',
      forum: false,
      exercises: false,
      fiches: false,
    },
  });
  const upgrade = { newPriceId: 'price_embedded_premium-annual', newMembershipTypeID: 'premium-annual' };
  const refused = await Promise.all([
    api.post('/api/Subscriptions/Upgrade', upgrade),
    api.post('/api/Subscriptions/Cancel', { reasons: ['inne'] }),
  ]);
  expect(refused.map(({ status, body }) => [status, Object(body).code])).toEqual([
    [403, 'one_time_purchase'],
    [403, 'one_time_purchase'],
  ]);
});
