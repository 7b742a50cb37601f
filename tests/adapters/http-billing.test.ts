import { describe, expect, it } from 'vitest';
import { httpCheckout } from '#adapters/http/http-checkout.adapter.ts';
import { httpPaidPlan } from '#adapters/http/http-paid-plan.adapter.ts';
import { httpPlans } from '#adapters/http/http-plans.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpSubscriptionChanges } from '#adapters/http/http-subscription-changes.adapter.ts';
import { PREMIUM_ANSWER, SUBSCRIPTION_ANSWER } from '../support/backend-answers.ts';
import { codeFrom } from '../support/failure-from.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { cut, json, raw } from '../support/scripted-server.ts';

const PROVIDER = { isOpen: async () => true, leaveFor: async () => undefined };
const DONE = { success: true, message: '' };

it('plans are told with their prices in grosze, as they are charged (D6)', async () => {
  await using backend = await scriptedBackend(json(200, [PREMIUM_ANSWER]));
  expect(await httpPlans(backend.http).list()).toEqual([
    {
      uniqueID: 'premium-month',
      name: 'Premium',
      description: 'Wszystko',
      categoryName: 'Premium',
      price: 6_999,
      currency: 'PLN',
      durationDays: 30,
      hasAI: true,
      hasAIExams: true,
      isRecurring: true,
      stripePriceId: 'price_1',
      billingPeriod: 'month',
    },
  ]);
});

describe('a look at the paid plan (D24)', () => {
  it('tells of what is held what every other look at it tells', async () => {
    await using backend = await scriptedBackend(json(200, SUBSCRIPTION_ANSWER), json(200, SUBSCRIPTION_ANSWER));
    expect(await httpPaidPlan(backend.http).look()).toEqual(await httpSubscriptions(backend.http).current());
  });

  it.each([
    ['none is held', json(404, { code: 'subscription_not_found', message: '' }), null],
    ['nothing is found', raw(404), null],
    ['the server fails', raw(503), 'server/unavailable'],
    ['the connection is cut', cut, 'network/offline'],
  ])('is one call also when %s', async (_, answer, told) => {
    await using backend = await scriptedBackend(answer, json(200, DONE));
    const look = httpPaidPlan(backend.http).look();
    expect(told === null ? await look : await codeFrom(look)).toBe(told);
    expect(backend.received.length).toBe(1);
  });
});

it('a subscription that is not found is none, however the server says so (S1 §7.39)', async () => {
  await using backend = await scriptedBackend(json(404, { code: 'subscription_not_found', message: '' }), raw(404));
  const subscriptions = httpSubscriptions(backend.http);
  expect([await subscriptions.current(), await subscriptions.current()]).toEqual([null, null]);
});

describe('a checkout', () => {
  const order = { order: { priceId: 'price_1', type: 'subscription' }, idempotencyKey: 'k1' } as const;

  it.each([
    [
      'checkoutUrl before url',
      { checkoutUrl: 'https://a.example/1', url: 'https://a.example/2' },
      'https://a.example/1',
    ],
    ['url', { url: 'https://a.example/2', sessionId: 'cs_1' }, 'https://a.example/2'],
  ])('is at %s (S1 §7.48)', async (_, answer, url) => {
    await using backend = await scriptedBackend(json(200, answer));
    expect(await httpCheckout(backend.http, PROVIDER).open(order)).toEqual({ url });
    expect(backend.received.map(({ body, idempotencyKey }) => [JSON.parse(body), idempotencyKey])).toEqual([
      [{ priceId: 'price_1', type: 'subscription' }, 'k1'],
    ]);
  });

  it('is at its session where that is all that is told, and nowhere without either', async () => {
    await using backend = await scriptedBackend(json(200, { sessionId: 'cs_1' }), json(200, {}));
    const checkout = httpCheckout(backend.http, PROVIDER);
    expect([await checkout.open(order), await codeFrom(checkout.open(order))]).toEqual([
      { sessionId: 'cs_1' },
      'server/unreadable',
    ]);
  });

  it('that is not possible is noted, since the dialog promises an e-mail; where that cannot be noted, nothing is promised (S1 §8.40)', async () => {
    await using backend = await scriptedBackend(raw(204), raw(404));
    const closed = httpCheckout(backend.http, { ...PROVIDER, isOpen: async () => false });
    const open = httpCheckout(backend.http, PROVIDER);
    expect([await closed.isOpen(), await codeFrom(closed.isOpen()), await open.isOpen()]).toEqual([
      false,
      'request/not-found',
      true,
    ]);
    expect(backend.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/Subscriptions/Await',
      'POST /api/Subscriptions/Await',
    ]);
  });

  it('is refused to whoever holds a plan (R3)', async () => {
    await using backend = await scriptedBackend(json(409, { code: 'subscription_already_active', message: '' }));
    expect(await codeFrom(httpCheckout(backend.http, PROVIDER).open(order))).toBe('subscription/already-active');
  });
});

describe('what is refused in a payment has its own word', () => {
  it.each([
    // S2 §8.38–8.45
    [404, 'subscription_not_found', 'subscription/not-found'],
    [402, 'card_declined', 'payment/card-declined'],
    [402, 'insufficient_funds', 'payment/insufficient-funds'],
    [402, 'expired_card', 'payment/expired-card'],
    [402, 'incorrect_cvc', 'payment/incorrect-cvc'],
    [402, 'processing_error', 'payment/processing-error'],
    [409, 'subscription_already_canceled', 'subscription/already-cancelled'],
    [409, 'subscription_already_active', 'subscription/already-active'],
    [409, 'subscription_ending', 'subscription/ending'],
    [409, 'cancellation_too_late', 'subscription/too-late'],
    [403, 'one_time_purchase', 'subscription/one-time'],
    [403, 'price_mismatch', 'session/forbidden'],
    [404, 'plan_not_found', 'request/not-found'],
    [409, 'payment_in_progress', 'request/conflict'],
  ])('%i %s', async (status, code, failure) => {
    await using backend = await scriptedBackend(json(status, { code, message: '' }));
    const order = { newPriceId: 'price_1', newMembershipTypeID: 'premium-month', days: 30 };
    expect(await codeFrom(httpSubscriptionChanges(backend.http).upgrade({ order, idempotencyKey: 'k1' }))).toBe(
      failure,
    );
  });

  it('sends each change with its body and its key (S1 §7.40–7.44, R10)', async () => {
    await using backend = await scriptedBackend(json(200, DONE), json(200, DONE));
    const changes = httpSubscriptionChanges(backend.http);
    await changes.cancel({ order: { reasons: ['za_drogie', 'inne'], comment: 'x' }, idempotencyKey: 'k1' });
    await changes.resume({ order: null, idempotencyKey: 'k2' });
    expect(backend.received.map(({ body, idempotencyKey }) => [JSON.parse(body), idempotencyKey])).toEqual([
      [{ reasons: ['za_drogie', 'inne'], comment: 'x' }, 'k1'],
      [{}, 'k2'],
    ]);
  });
});
