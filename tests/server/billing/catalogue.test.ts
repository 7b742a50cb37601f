import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plan } from '#contract/schemas/plan.schema.ts';
import { groszeOf } from '#domain/billing/pricing/price.rules.ts';
import { cardsOf, periodDiscount } from '#domain/billing/pricing/pricing-card.rules.ts';
import type { Plan } from '#domain/billing/plan.types.ts';
import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';
import { findSoldPlan, planOfPrice, setPrices } from '#server/billing/catalogue/plans.repository.ts';
import { apiAs, call, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let sold: readonly Plan[];
beforeAll(async () => {
  server = await startTestServer();
  const { body } = await call(`${server.url}/api/Subscriptions/Plans`, {});
  sold = z
    .array(plan)
    .parse(body)
    .map((one) => ({ ...one, price: groszeOf(one.price) }));
});
afterAll(() => server.close());

const TIERS = ['basic', 'standard', 'premium', 'teacher'];
const PERIODS = ['monthly', 'quarterly', 'annual'];

test('anybody sees the plans: four tiers for 1, 3 and 12 months, with renewal and once (S1 §7.37, S2 §1.33, D19)', () => {
  const recurring = TIERS.flatMap((tier) => PERIODS.map((period) => `${tier}-${period}`));
  expect(sold.map(({ uniqueID }) => uniqueID)).toEqual([...recurring, ...recurring.map((id) => `${id}-once`)]);
  expect(sold.map(({ isRecurring }) => isRecurring)).toEqual(sold.map(({ uniqueID }) => !uniqueID.endsWith('-once')));
  expect(new Set(sold.map(({ stripePriceId }) => stripePriceId)).size).toBe(24);
});

describe('the prices', () => {
  test('are all in PLN (S2 §1.35)', () => {
    expect(sold.map(({ currency }) => currency)).toEqual(sold.map(() => 'PLN'));
  });

  test('are those that are charged: a whole one a grosz less (D6)', () => {
    expect(sold.filter(({ isRecurring }) => isRecurring).map(({ price }) => price)).toEqual([
      2999, 5999, 20_799, 4999, 9999, 34_699, 6999, 13_999, 48_699, 11_999, 23_999, 83_499,
    ]);
  });

  test.each([
    ['with renewal', true],
    ['once', false],
  ])(
    '%s keep what the tabs promise, on every card: 42 percent a year and 33 a quarter (S1 §9.47–9.48, D7)',
    (_, isRecurring) => {
      const plans = sold.filter((one) => one.isRecurring === isRecurring);
      expect([
        periodDiscount(plans, 'annual'),
        periodDiscount(plans, 'quarterly'),
        periodDiscount(plans, 'monthly'),
      ]).toEqual([42, 33, null]);
      for (const tier of cardsOf(plans, 'monthly').map((card) => card.tier)) {
        const ofTier = plans.filter(({ uniqueID }) => uniqueID.startsWith(tier));
        expect([tier, periodDiscount(ofTier, 'annual'), periodDiscount(ofTier, 'quarterly')]).toEqual([tier, 42, 33]);
      }
    },
  );

  test('of before go on meaning their plan, and are not sold any more', async () => {
    const { database } = server.database;
    await setPrices(database, 'other', new Map([['basic-monthly', 'price_old']]));
    await setPrices(database, 'other', new Map([['basic-monthly', 'price_new']]));
    expect((await planOfPrice(database, 'price_old'))?.id).toBe('basic-monthly');
    expect([
      await findSoldPlan(database, 'other', 'price_old'),
      (await findSoldPlan(database, 'other', 'price_new'))?.plan.id,
    ]).toEqual([null, 'basic-monthly']);
  });
});

test('the plans tell what they open, in the words of the specification (S1 §9.67–9.69, S2 §1.30–1.32)', () => {
  const monthly = sold.filter(({ uniqueID }) => uniqueID.endsWith('-monthly'));
  expect(monthly.map(({ name, description, hasAI, hasAIExams }) => [name, description, hasAI, hasAIExams])).toEqual([
    ['Podstawowy', 'Idealne na start', true, false],
    ['Standard', 'Najpopularniejszy wybór', true, true],
    ['Premium', 'Pełny pakiet funkcji', true, true],
    ['Nauczycielski', 'Pełny pakiet funkcji i lekcja z nauczycielem', true, true],
  ]);
});

describe('where nobody takes payments', () => {
  let closed: TestServer;
  beforeAll(async () => {
    closed = await startTestServer({ environment: { HOST: '0.0.0.0' } });
  });
  afterAll(() => closed.close());

  test('plans are shown all the same, and nothing can be bought', async () => {
    const api = await registered(closed, 'early');
    const { body } = await api.get('/api/Subscriptions/Plans');
    expect(z.array(plan).parse(body)).toHaveLength(PLAN_CATALOGUE.length);
    const asked = await api.post('/api/Subscriptions/CreateCheckoutSession', {
      priceId: 'price_none_basic-monthly',
      type: 'subscription',
    });
    expect(asked).toEqual({
      status: 503,
      body: {
        code: 'payments_disabled',
        message: 'Payments are not available for now.',
        error: 'Service Unavailable',
      },
    });
    expect((await call(`${closed.url}/config.json`, {})).body).toHaveProperty('payments', 'disabled');
  });

  test('there is no embedded checkout and no clock, and no event is believed', async () => {
    for (const page of ['clock', 'style.css', 'cs_1']) {
      expect((await fetch(`${closed.url}/embedded-checkout/${page}`)).status).toBe(404);
    }
    const event = await call(`${closed.url}/api/Stripe/Webhook`, { method: 'POST', body: '{}' });
    expect(event.status).toBe(400);
  });
});

test('while payments are disabled nothing is sold, and what was bought can be cancelled', async () => {
  const paused = await startTestServer({ environment: { PAYMENTS_DISABLED: 'true' } });
  const api = await registered(paused, 'holder');
  const asked = await api.post('/api/Subscriptions/CreateCheckoutSession', {
    priceId: 'price_embedded_basic-monthly',
    type: 'subscription',
  });
  const cancelled = await (await apiAs(paused, 'holder')).post('/api/Subscriptions/Cancel', { reasons: ['inne'] });
  await paused.close();
  expect([asked.status, Object(asked.body).code, Object(cancelled.body).code]).toEqual([
    503,
    'payments_disabled',
    'subscription_not_found',
  ]);
});
