import { afterAll, beforeEach, expect, test } from 'vitest';
import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';
import { ProviderFailure } from '#server/billing/provider/provider-failure.ts';
import { stripePaymentProvider } from '#server/billing/stripe/stripe-payment-provider.ts';
import { declined, MISSING, stubStripe } from '../../support/stub-stripe.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

const stub = await stubStripe();
const provider = stripePaymentProvider({
  secretKey: 'sk_test_1',
  publishableKey: 'pk_test_1',
  apiBase: stub.url,
  now: () => NOON,
});

beforeEach(() => stub.forget());
afterAll(() => stub.close());

const SUBSCRIPTION = {
  object: 'subscription',
  id: 'sub_1',
  customer: 'cus_1',
  status: 'active',
  created: 1000,
  cancel_at: null,
  cancel_at_period_end: false,
  ended_at: null,
  items: {
    data: [{ id: 'si_1', price: { id: 'price_1' }, current_period_start: 1000, current_period_end: 2000 }],
  },
};
const ORDER = {
  customerId: 'cus_1',
  priceId: 'price_1',
  planId: 'basic-monthly',
  purchaseId: 'purchase-1',
  successUrl: 'https://nauka.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://nauka.example/payment/cancel',
};
const OPENED = { body: { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1', status: 'open' } };

const COMMON = {
  customer: 'cus_1',
  'line_items[0][price]': 'price_1',
  'line_items[0][quantity]': '1',
  success_url: 'https://nauka.example/payment/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://nauka.example/payment/cancel',
  locale: 'pl',
  expires_at: String(NOON / 1000 + 3600),
  'metadata[purchaseId]': 'purchase-1',
  'metadata[planId]': 'basic-monthly',
};

test('a plan with renewal is checked out by card, and what travels with it comes back with its events', async () => {
  stub.on('POST /v1/checkout/sessions', () => OPENED);
  expect(await provider.checkouts.open({ ...ORDER, isRecurring: true })).toEqual({
    id: 'cs_1',
    url: 'https://checkout.stripe.com/c/pay/cs_1',
  });
  expect(stub.asked).toEqual([
    {
      call: 'POST /v1/checkout/sessions',
      form: {
        ...COMMON,
        mode: 'subscription',
        'allowed_payment_method_types[0]': 'card',
        'subscription_data[metadata][purchaseId]': 'purchase-1',
        'subscription_data[metadata][planId]': 'basic-monthly',
      },
      idempotencyKey: 'purchase-1',
    },
  ]);
});

test('what is bought once is paid by card, BLIK or Przelewy24, with a receipt', async () => {
  stub.on('POST /v1/checkout/sessions', () => OPENED);
  await provider.checkouts.open({ ...ORDER, isRecurring: false });
  expect(stub.asked[0]?.form).toEqual({
    ...COMMON,
    mode: 'payment',
    'allowed_payment_method_types[0]': 'card',
    'allowed_payment_method_types[1]': 'blik',
    'allowed_payment_method_types[2]': 'p24',
    'invoice_creation[enabled]': 'true',
    'invoice_creation[invoice_data][metadata][purchaseId]': 'purchase-1',
    'invoice_creation[invoice_data][metadata][planId]': 'basic-monthly',
  });
});

const price = (key: string, amount: string, planId: string) => ({
  currency: 'pln',
  unit_amount: amount,
  tax_behavior: 'inclusive',
  lookup_key: key,
  'product_data[name]': 'Podstawowy',
  'product_data[metadata][planId]': planId,
});

test('prices are found by their key, and made where they are missing: what is charged, with tax, in PLN (D6, S1 §9.76–9.77, S2 §1.35–1.36)', async () => {
  const [monthly, quarterly, annual] = PLAN_CATALOGUE;
  const once = PLAN_CATALOGUE.find(({ isRecurring }) => !isRecurring);
  if (!monthly || !quarterly || !annual || !once) throw new Error('The catalogue is empty.');
  stub.on('GET /v1/prices', () => ({
    body: { object: 'list', data: [{ id: 'price_known', lookup_key: 'nauka_basic-monthly_2999' }], has_more: false },
  }));
  stub.on('POST /v1/prices', ({ form }) => ({ body: { id: `price_of_${form['lookup_key']}` } }));
  expect(await provider.preparePrices([monthly, quarterly, annual, once])).toEqual(
    new Map([
      ['basic-monthly', 'price_known'],
      ['basic-quarterly', 'price_of_nauka_basic-quarterly_5999'],
      ['basic-annual', 'price_of_nauka_basic-annual_20799'],
      ['basic-monthly-once', 'price_of_nauka_basic-monthly-once_2999'],
    ]),
  );
  expect(stub.asked.slice(1).map(({ form }) => form)).toEqual([
    {
      ...price('nauka_basic-quarterly_5999', '5999', 'basic-quarterly'),
      'recurring[interval]': 'month',
      'recurring[interval_count]': '3',
    },
    {
      ...price('nauka_basic-annual_20799', '20799', 'basic-annual'),
      'recurring[interval]': 'year',
      'recurring[interval_count]': '1',
    },
    price('nauka_basic-monthly-once_2999', '2999', 'basic-monthly-once'),
  ]);
});

test('another plan holds once it is paid: the rest of the period is set off, and a refusal changes nothing (R3)', async () => {
  stub.on('GET /v1/subscriptions/sub_1', () => ({ body: SUBSCRIPTION }));
  stub.on('POST /v1/subscriptions/sub_1', () => ({ body: SUBSCRIPTION }));
  await provider.subscriptions.changePrice('sub_1', 'price_2');
  expect(stub.asked[1]?.form).toEqual({
    'items[0][id]': 'si_1',
    'items[0][price]': 'price_2',
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
});

test.each([
  [['card_declined', 'generic_decline'], 'card_declined'],
  [['card_declined', 'insufficient_funds'], 'insufficient_funds'],
  [['expired_card'], 'expired_card'],
  [['incorrect_cvc'], 'incorrect_cvc'],
  [['processing_error'], 'processing_error'],
] as const)('a bank that refuses with %j is told as %s (S2 §8.39–8.43)', async ([code, reason], told) => {
  stub.on('GET /v1/subscriptions/sub_1', () => ({ body: SUBSCRIPTION }));
  stub.on('POST /v1/subscriptions/sub_1', () => declined(code, reason));
  const failure = await provider.subscriptions.changePrice('sub_1', 'price_2').catch((error: unknown) => error);
  expect(failure instanceof ProviderFailure ? [failure.status, failure.code, failure.message] : failure).toEqual([
    409,
    told,
    'The payment was refused.',
  ]);
});

test('a subscription stops and goes on renewing, is read, and ends', async () => {
  stub.on('POST /v1/subscriptions/sub_1', ({ form }) => ({
    body: { ...SUBSCRIPTION, cancel_at_period_end: form['cancel_at_period_end'] === 'true' },
  }));
  stub.on('GET /v1/subscriptions/sub_1', () => ({ body: { ...SUBSCRIPTION, customer: { id: 'cus_1' } } }));
  stub.on('DELETE /v1/subscriptions/sub_1', () => ({ body: { ...SUBSCRIPTION, status: 'canceled' } }));
  const found = {
    id: 'sub_1',
    customerId: 'cus_1',
    priceId: 'price_1',
    status: 'active',
    periodStart: 1_000_000,
    periodEnd: 2_000_000,
    cancelAt: null,
    endedAt: null,
    createdAt: 1_000_000,
  };
  expect([
    await provider.subscriptions.setRenewal('sub_1', false),
    await provider.subscriptions.setRenewal('sub_1', true),
    await provider.subscriptions.find('sub_1'),
    await provider.subscriptions.find('sub_unknown'),
  ]).toEqual([{ ...found, cancelAt: 2_000_000 }, found, found, null]);
  await provider.subscriptions.end('sub_1');
  await provider.subscriptions.end('sub_unknown');
  expect(stub.asked.map(({ call }) => call).slice(-2)).toEqual([
    'DELETE /v1/subscriptions/sub_1',
    'DELETE /v1/subscriptions/sub_unknown',
  ]);
});

test('a customer is made once, has a page of their own, and is removed once and again', async () => {
  stub.on('POST /v1/customers', () => ({ body: { id: 'cus_1' } }));
  stub.on('POST /v1/billing_portal/sessions', () => ({ body: { url: 'https://billing.stripe.com/p/1' } }));
  const person = { userId: 'ala', email: 'ala@example.test' };
  await provider.customers.create(person);
  await provider.customers.create(person);
  const keys = stub.asked.map(({ idempotencyKey }) => idempotencyKey);
  expect([keys[0] === keys[1], keys[0]?.includes('ala'), stub.asked[0]?.form]).toEqual([
    true,
    false,
    { email: 'ala@example.test', 'preferred_locales[0]': 'pl' },
  ]);
  expect(await provider.customers.openPortal('cus_1', 'https://nauka.example/account')).toBe(
    'https://billing.stripe.com/p/1',
  );
  stub.on('DELETE /v1/customers/cus_1', () => ({ body: { id: 'cus_1', deleted: true } }));
  await provider.customers.remove('cus_1');
  stub.on('DELETE /v1/customers/cus_1', () => MISSING);
  await provider.customers.remove('cus_1');
});

test('a checkout is open, complete or over; one that was finished meanwhile is not closed', async () => {
  stub.on('GET /v1/checkout/sessions/cs_1', () => OPENED);
  stub.on('POST /v1/checkout/sessions/cs_1/expire', () => ({ body: { id: 'cs_1', status: 'expired' } }));
  expect([
    await provider.checkouts.find('cs_1'),
    await provider.checkouts.find('cs_unknown'),
    await provider.checkouts.expire('cs_1'),
  ]).toEqual(['open', 'expired', 'expired']);
  let looks = 0;
  stub.on('GET /v1/checkout/sessions/cs_1', () => ({
    body: { id: 'cs_1', status: (looks += 1) > 1 ? 'complete' : 'open' },
  }));
  stub.on('POST /v1/checkout/sessions/cs_1/expire', () => ({
    status: 400,
    body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } },
  }));
  expect(await provider.checkouts.expire('cs_1')).toBe('complete');
});

test('the invoice behind a payment is found', async () => {
  stub.on('GET /v1/invoice_payments', () => ({
    body: {
      object: 'list',
      has_more: false,
      data: [
        {
          invoice: {
            object: 'invoice',
            id: 'in_1',
            customer: 'cus_1',
            created: 1000,
            amount_due: 2999,
            amount_paid: 2999,
            currency: 'pln',
            hosted_invoice_url: 'https://invoice.stripe.com/i/1',
            metadata: {},
            parent: { subscription_details: { subscription: 'sub_1' } },
            status_transitions: { paid_at: 1001 },
            lines: { data: [{ pricing: { price_details: { price: 'price_1' } } }] },
          },
        },
      ],
    },
  }));
  expect(await provider.invoiceOfPayment('pi_1')).toEqual({
    id: 'in_1',
    customerId: 'cus_1',
    purchaseId: 'sub_1',
    priceIds: ['price_1'],
    issuedAt: 1_000_000,
    paidAt: 1_001_000,
    amount: 2999,
    currency: 'PLN',
    documentUrl: 'https://invoice.stripe.com/i/1',
  });
  expect(stub.asked[0]?.form).toEqual({
    'payment[type]': 'payment_intent',
    'payment[payment_intent]': 'pi_1',
    'expand[0]': 'data.invoice',
  });
});

test('Stripe being away is told as such, and nothing of what it said (S2 §8.49)', async () => {
  stub.on('POST /v1/customers', () => ({ status: 500, body: { error: { message: 'secret of Stripe' } } }));
  const failure = await provider.customers
    .create({ userId: 'a', email: 'a@example.test' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderFailure);
  expect(failure instanceof ProviderFailure ? [failure.status, failure.body()] : null).toEqual([
    503,
    {
      code: 'payments_unavailable',
      message: 'The payment provider is away. Try again soon.',
      error: 'Service Unavailable',
    },
  ]);
});
