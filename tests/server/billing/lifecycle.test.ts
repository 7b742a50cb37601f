import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancellations, checkouts, invoices, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { embeddedObjects } from '#server/database/schema/embedded-provider.tables.ts';
import { apiAs, question, registered, type Api } from '../../support/api.ts';
import { buy, checkoutOf, openCheckout, pay, submit } from '../../support/embedded-buyer.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let now = NOON;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
beforeEach(() => {
  now = NOON;
});
afterAll(() => server.close());

const current = async (api: Api) => Object((await api.get('/api/Subscriptions/Current')).body);
/** All that is told of what is held, the plan by its id. */
const termsOf = async (api: Api): Promise<unknown> => {
  const { membershipType, ...terms } = await current(api);
  return { ...terms, plan: membershipType.uniqueID };
};
const RUNNING = {
  isActive: true,
  isRecurring: true,
  willAutoRenew: true,
  isCancelled: false,
  cancelAtPeriodTime: null,
  paymentStatus: 'paid',
  provider: 'embedded',
  plan: 'basic-monthly',
};
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [status, Object(body).code];
const upgradeTo = (api: Api, planId: string) =>
  api.post('/api/Subscriptions/Upgrade', {
    newPriceId: `price_embedded_${planId}`,
    newMembershipTypeID: planId,
    addForum: false,
    days: 1,
  });
const subscriptionOf = async (uid: string): Promise<string> => {
  const rows = await server.database.database.select().from(subscriptions).where(eq(subscriptions.userId, uid));
  return rows[0]?.id ?? '';
};
/** Lets time pass at the provider. */
const turn = async (uid: string, what: string): Promise<void> => {
  const { status } = await submit(server, 'clock', { subscription: await subscriptionOf(uid), turn: what });
  expect(status).toBe(303);
};
const deliverBy = (mode: string) => submit(server, 'clock', { mode });

describe('a checkout', () => {
  test.each([
    ['card_declined', 'Płatność została odrzucona.'],
    ['insufficient_funds', 'Na koncie brakuje środków.'],
    ['expired_card', 'Karta straciła ważność.'],
  ])('that the bank refuses (%s) says so, and can be paid after all', async (outcome, sentence) => {
    const api = await registered(server, `refused-${outcome}`);
    const session = await checkoutOf(api, 'basic-monthly');
    const refused = await pay(server, session, { outcome });
    const page = await fetch(server.url + (refused.headers.get('location') ?? ''));
    expect([refused.status, page.status, (await page.text()).includes(sentence)]).toEqual([303, 200, true]);
    expect((await api.get('/api/Subscriptions/Current')).status).toBe(404);
    expect((await pay(server, session)).status).toBe(303);
    expect((await current(api)).isActive).toBe(true);
  });

  test('that is closed leads to its own address and can be taken up again: it is the same one', async () => {
    const api = await registered(server, 'closer');
    const session = await checkoutOf(api, 'basic-monthly');
    const closed = await submit(server, session, { outcome: 'closed' });
    expect([closed.status, new URL(closed.headers.get('location') ?? '').pathname]).toEqual([303, '/payment/cancel']);
    expect(await checkoutOf(api, 'basic-monthly')).toBe(session);
  });

  test('is open once: another plan closes it, and nobody pays twice', async () => {
    const api = await registered(server, 'chooser');
    const first = await checkoutOf(api, 'basic-monthly');
    const second = await checkoutOf(api, 'premium-monthly');
    expect([(await pay(server, first)).status, (await pay(server, second)).status]).toEqual([410, 303]);
    expect((await pay(server, second)).status).toBe(410);
    expect(codeOf(await openCheckout(api, 'basic-monthly'))).toEqual([409, 'subscription_already_active']);
    const rows = await server.database.database.select().from(checkouts).where(eq(checkouts.userId, 'chooser'));
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['complete', 'expired']);
  });

  test('asked for ten times at once is one', async () => {
    const api = await registered(server, 'hasty');
    const sessions = await Promise.all(Array.from({ length: 10 }, () => checkoutOf(api, 'basic-monthly')));
    expect(new Set(sessions).size).toBe(1);
  });

  test('asks for the plan’s own price and type (R3)', async () => {
    const api = await registered(server, 'cheater');
    const ask = (priceId: string, type: string) =>
      api.post('/api/Subscriptions/CreateCheckoutSession', { priceId, type });
    expect([
      codeOf(await ask('price_stranger', 'subscription')),
      codeOf(await ask('price_embedded_basic-monthly', 'one-time')),
      codeOf(await ask('price_embedded_basic-monthly-once', 'subscription')),
    ]).toEqual([
      [404, 'plan_not_found'],
      [403, 'wrong_plan_type'],
      [403, 'wrong_plan_type'],
    ]);
  });

  test('whose word is slow is paid when it comes', async () => {
    const api = await registered(server, 'slow');
    const session = await checkoutOf(api, 'basic-monthly');
    expect((await pay(server, session, { outcome: 'slow' })).status).toBe(303);
    expect((await api.get('/api/Subscriptions/Current')).status).toBe(404);
    expect(codeOf(await openCheckout(api, 'basic-monthly'))).toEqual([409, 'payment_in_progress']);
    now = NOON + 9000;
    await server.deliver();
    expect((await current(api)).isActive).toBe(true);
  });

  test.each(['reversed', 'happened'])('whose events are lost is made good when they come, %s', async (order) => {
    const api = await registered(server, `lost-${order}`);
    await deliverBy('never');
    await buy(server, api, 'basic-monthly-once');
    await deliverBy('once');
    expect((await api.get('/api/Subscriptions/Current')).status).toBe(404);
    await submit(server, 'clock', { order });
    const { isActive, paidAt, isRecurring } = await current(api);
    expect([isActive, paidAt, isRecurring]).toEqual([true, '2026-11-20T12:00:00.000Z', false]);
  });

  test('whose events come twice is paid once', async () => {
    const api = await registered(server, 'twice');
    await deliverBy('twice');
    await buy(server, api, 'basic-monthly');
    await deliverBy('once');
    expect(Object((await api.get('/api/Subscriptions/Invoices')).body)).toHaveLength(1);
  });
});

describe('a change of plan', () => {
  test('counts when the provider has confirmed it, sets the rest of the period off and is billed (R3)', async () => {
    const api = await registered(server, 'climber');
    await buy(server, api, 'basic-monthly');
    now = NOON + 15 * DAY;
    const again = await apiAs(server, 'climber');
    await deliverBy('never');
    expect((await upgradeTo(again, 'premium-monthly')).status).toBe(200);
    expect((await current(again)).membershipType.uniqueID).toBe('basic-monthly');
    await deliverBy('once');
    await submit(server, 'clock', { order: 'happened' });
    const changed = await current(again);
    expect([changed.membershipType.uniqueID, changed.currentPeriodEnd]).toEqual([
      'premium-monthly',
      '2026-12-20T12:00:00.000Z',
    ]);
    const { body } = await again.get('/api/Subscriptions/Invoices');
    // Half of 69.99 less half of 29.99.
    expect(Object(body).map(({ amount, planName }: Record<string, unknown>) => [amount, planName])).toEqual([
      [20, 'Premium'],
      [29.99, 'Podstawowy'],
    ]);
  });

  test.each([
    ['an unknown plan', { newPriceId: 'x', newMembershipTypeID: 'unknown' }, [404, 'plan_not_found']],
    [
      'another plan’s price',
      { newPriceId: 'price_embedded_basic-annual', newMembershipTypeID: 'premium-annual' },
      [403, 'price_mismatch'],
    ],
    [
      'a plan that does not renew',
      { newPriceId: 'price_embedded_premium-annual-once', newMembershipTypeID: 'premium-annual-once' },
      [403, 'wrong_plan_type'],
    ],
    [
      'the plan that is held',
      { newPriceId: 'price_embedded_basic-monthly', newMembershipTypeID: 'basic-monthly' },
      [409, 'subscription_already_active'],
    ],
  ])('to %s is refused', async (name, body, expected) => {
    const api = await registered(server, `refused-${name.length}`);
    await buy(server, api, 'basic-monthly');
    expect(codeOf(await api.post('/api/Subscriptions/Upgrade', body))).toEqual(expected);
  });
});

describe('what renews', () => {
  test('is cancelled to the end of the period and resumed before it (S1 §7.40–7.44, S2 §4.56)', async () => {
    const api = await registered(server, 'wavering');
    await buy(server, api, 'basic-monthly');
    const end = '2026-12-20T12:00:00.000Z';
    expect(codeOf(await api.post('/api/Subscriptions/Resume', {}))).toEqual([409, 'subscription_not_canceled']);
    const cancelled = await api.post('/api/Subscriptions/Cancel', {
      reasons: ['za_drogie', 'inne'],
      comment: 'Dziękuję',
    });
    const paidAt = new Date(NOON).toISOString();
    expect([cancelled.status, await termsOf(api)]).toEqual([
      200,
      {
        ...RUNNING,
        willAutoRenew: false,
        isCancelled: true,
        cancelAtPeriodTime: end,
        currentPeriodEnd: end,
        paidAt,
      },
    ]);
    const [kept] = await server.database.database
      .select()
      .from(cancellations)
      .where(eq(cancellations.userId, 'wavering'));
    expect([kept?.reasons, kept?.comment]).toEqual([['za_drogie', 'inne'], 'Dziękuję']);
    expect(codeOf(await api.post('/api/Subscriptions/Cancel', { reasons: ['inne'] }))).toEqual([
      409,
      'subscription_already_canceled',
    ]);
    expect(codeOf(await upgradeTo(api, 'premium-monthly'))).toEqual([409, 'subscription_ending']);
    expect((await api.post('/api/Subscriptions/Resume', {})).status).toBe(200);
    expect(await termsOf(api)).toEqual({ ...RUNNING, currentPeriodEnd: end, paidAt });
  });

  test('is cancelled 24 hours before the period ends, and no later (S2 §5.49, §9.47)', async () => {
    await buy(server, await registered(server, 'punctual'), 'basic-monthly');
    now = NOON + 29 * DAY + 1000;
    const api = await apiAs(server, 'punctual');
    expect(codeOf(await api.post('/api/Subscriptions/Cancel', { reasons: ['inne'] }))).toEqual([
      409,
      'cancellation_too_late',
    ]);
    now = NOON + 29 * DAY;
    expect(
      (await (await apiAs(server, 'punctual')).post('/api/Subscriptions/Cancel', { reasons: ['inne'] })).status,
    ).toBe(200);
  });

  test('is renewed and billed', async () => {
    await buy(server, await registered(server, 'faithful'), 'basic-monthly');
    now = NOON + 30 * DAY;
    await turn('faithful', 'renewed');
    const api = await apiAs(server, 'faithful');
    expect(await termsOf(api)).toEqual({
      ...RUNNING,
      currentPeriodEnd: '2027-01-20T12:00:00.000Z',
      paidAt: '2026-12-20T12:00:00.000Z',
    });
    expect(Object((await api.get('/api/Subscriptions/Invoices')).body)).toHaveLength(2);
  });

  test('goes on for three days when its renewal has failed, and is then over; paid late, it lives again', async () => {
    await buy(server, await registered(server, 'poor'), 'basic-monthly');
    now = NOON + 30 * DAY;
    await turn('poor', 'renewalFailed');
    expect(await termsOf(await apiAs(server, 'poor'))).toEqual({
      ...RUNNING,
      paymentStatus: 'past_due',
      currentPeriodEnd: '2026-12-23T12:00:00.000Z',
      paidAt: new Date(NOON).toISOString(),
    });
    now = NOON + 33 * DAY;
    expect((await current(await apiAs(server, 'poor'))).isActive).toBe(false);
    await turn('poor', 'renewed');
    const { isActive, paymentStatus } = await current(await apiAs(server, 'poor'));
    expect([isActive, paymentStatus]).toEqual([true, 'paid']);
  });

  test('that was never paid again is ended before another plan is bought, so that nobody pays for two', async () => {
    await buy(server, await registered(server, 'changer'), 'basic-monthly');
    now = NOON + 30 * DAY;
    await turn('changer', 'renewalFailed');
    now = NOON + 33 * DAY;
    await buy(server, await apiAs(server, 'changer'), 'premium-monthly');
    const rows = await server.database.database.select().from(subscriptions).where(eq(subscriptions.userId, 'changer'));
    expect(rows.map(({ planId, status }) => [planId, status]).toSorted()).toEqual([
      ['basic-monthly', 'canceled'],
      ['premium-monthly', 'active'],
    ]);
  });

  test('is over by the clock, whether an event comes or not', async () => {
    const api = await registered(server, 'forgotten');
    await buy(server, api, 'basic-monthly');
    await api.post('/api/Subscriptions/Cancel', { reasons: ['brak_czasu'] });
    now = NOON + 30 * DAY - 1;
    expect((await current(await apiAs(server, 'forgotten'))).isActive).toBe(true);
    now = NOON + 30 * DAY;
    const over = await current(await apiAs(server, 'forgotten'));
    expect([over.isActive, over.isCancelled, over.membershipType.uniqueID]).toEqual([false, true, 'basic-monthly']);
    await turn('forgotten', 'ended');
    expect((await current(await apiAs(server, 'forgotten'))).isActive).toBe(false);
    expect((await openCheckout(await apiAs(server, 'forgotten'), 'basic-monthly')).status).toBe(200);
  });

  test('ends when its last charge is given back, at the provider too', async () => {
    const api = await registered(server, 'refunded');
    await buy(server, api, 'basic-monthly');
    await turn('refunded', 'refunded');
    const { isActive, paymentStatus } = await current(api);
    expect([isActive, paymentStatus]).toEqual([false, 'refunded']);
    expect(Object((await api.get('/api/Subscriptions/Invoices')).body)[0].status).toBe('refunded');
    const [stored] = await server.database.database
      .select()
      .from(embeddedObjects)
      .where(eq(embeddedObjects.id, await subscriptionOf('refunded')));
    expect(JSON.parse(stored?.body ?? '{}').status).toBe('canceled');
  });
});

describe('Tutor and Przyjaciel', () => {
  test('are open to who pays for them, without a point, also while a trial runs (D1, D16)', async () => {
    const api = await registered(server, 'paying');
    await api.post('/api/Trial/Start');
    await buy(server, api, 'basic-monthly');
    const answer = await api.post('/api/Assistant/tutor', question('paying', 'Ile to 2 + 2?'));
    expect([answer.status, Object(answer.body).pointsUsed]).toEqual([200, 0]);
    expect((await api.get('/api/Trial/Status')).body).toEqual({
      hasActiveTrial: true,
      canStartTrial: false,
      isExpired: false,
      remainingPoints: 25,
      remainingHours: 24,
      expirationDate: '2026-11-21T12:00:00.000Z',
    });
  });

  test('close with the plan, and what was written stays', async () => {
    const api = await registered(server, 'lapsed', { email_verified: false });
    await buy(server, api, 'basic-monthly');
    const { body } = await api.post('/api/Assistant/tutor', question('lapsed', 'Ile to 2 + 2?'));
    await api.post('/api/Trial/Start');
    now = NOON + 40 * DAY;
    const later = await apiAs(server, 'lapsed');
    expect(codeOf(await later.post('/api/Assistant/tutor', question('lapsed', 'A 3 + 3?')))).toEqual([
      403,
      'no_ai_access',
    ]);
    expect((await later.get(`/api/Conversations/${Object(body).conversationId}`)).status).toBe(200);
  });
});

test('whoever leaves stops paying: the provider forgets them, and what was charged stays without a name (R6)', async () => {
  const { database } = server.database;
  const api = await registered(server, 'leaver');
  await buy(server, api, 'basic-monthly');
  const [charged] = await database.select().from(invoices).where(eq(invoices.userId, 'leaver'));
  const id = await subscriptionOf('leaver');
  expect((await api.remove('/api/Users/leaver')).status).toBe(204);
  expect(await database.select().from(embeddedObjects).where(eq(embeddedObjects.id, id))).toEqual([]);
  expect(await database.select().from(subscriptions).where(eq(subscriptions.id, id))).toEqual([]);
  const [kept] = await database
    .select()
    .from(invoices)
    .where(eq(invoices.id, charged?.id ?? ''));
  expect(kept).toEqual({ ...charged, userId: null, documentUrl: null });
});

test('nobody else’s page sends a form to the embedded checkout', async () => {
  const api = await registered(server, 'victim');
  const session = await checkoutOf(api, 'basic-monthly');
  const send = (origin: string) =>
    fetch(`${server.url}/embedded-checkout/${session}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      headers: { origin },
      redirect: 'manual',
    });
  expect([(await send('https://evil.example')).status, (await send('null')).status]).toEqual([403, 403]);
  expect((await send(server.url)).status).toBe(303);
});

test('the provider’s own page lists what was charged and leads back', async () => {
  const api = await registered(server, 'reader');
  expect(codeOf(await api.post('/api/Subscriptions/BillingPortal', {}))).toEqual([404, 'customer_not_found']);
  await buy(server, api, 'basic-monthly');
  const { body } = await api.post('/api/Subscriptions/BillingPortal', {});
  const page = await fetch(server.url + new URL(Object(body).url).pathname);
  const html = await page.text();
  expect([page.status, html.includes('29,99 zł'), html.includes('/account"')]).toEqual([200, true, true]);
});
