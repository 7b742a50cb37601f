import { describe, expect, it } from 'vitest';
import { httpBillingPortal } from '#adapters/http/http-billing-portal.adapter.ts';
import { httpInvoices } from '#adapters/http/http-invoices.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import type { CheckoutSession } from '#domain/billing/purchase/purchase.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { SUBSCRIPTION_ANSWER } from '../support/backend-answers.ts';
import { codeFrom } from '../support/failure-from.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { json } from '../support/scripted-server.ts';

const INVOICE = {
  id: 'in_1',
  issuedAt: '2026-05-04T10:00:00.000Z',
  planName: 'Podstawowy',
  amount: 29.99,
  currency: 'PLN',
  status: 'paid',
  documentUrl: 'https://invoice.stripe.com/i/1',
} as const;

const refuse = async () => {
  throw new Failure('payment/hand-over');
};

describe('invoices over HTTP', () => {
  it('are told in grosze, in the order of the server', async () => {
    const failed = { ...INVOICE, id: 'in_0', amount: 0.1, status: 'failed', documentUrl: null } as const;
    await using backend = await scriptedBackend(json(200, [INVOICE, failed]));
    expect(await httpInvoices(backend.http).list()).toEqual([
      { ...INVOICE, amount: 2_999 },
      { ...failed, amount: 10 },
    ]);
  });

  it('lead to no document that is not a page of the web', async () => {
    await using backend = await scriptedBackend(json(200, [{ ...INVOICE, documentUrl: 'javascript:alert(1)' }]));
    expect(await httpInvoices(backend.http).list()).toEqual([{ ...INVOICE, amount: 2_999, documentUrl: null }]);
  });
});

describe('the provider’s own page over HTTP', () => {
  it('is left for at its address', async () => {
    const left: CheckoutSession[] = [];
    await using backend = await scriptedBackend(json(200, { url: 'https://billing.stripe.com/p/session/1' }));
    await httpBillingPortal(backend.http, { leaveFor: async (session) => void left.push(session) }).visit();
    expect([left, backend.received.map(({ method, url }) => [method, url])]).toEqual([
      [{ url: 'https://billing.stripe.com/p/session/1' }],
      [['POST', '/api/Subscriptions/BillingPortal']],
    ]);
  });

  it('is not there for who has never bought anything, and not left for where it is another host (R13)', async () => {
    await using nobody = await scriptedBackend(json(404, {}));
    await using elsewhere = await scriptedBackend(json(200, { url: 'https://example.com/' }));
    expect([
      await codeFrom(httpBillingPortal(nobody.http, { leaveFor: refuse }).visit()),
      await codeFrom(httpBillingPortal(elsewhere.http, { leaveFor: refuse }).visit()),
    ]).toEqual(['subscription/not-found', 'payment/hand-over']);
  });
});

describe('a renewal that could not be charged', () => {
  it.each([
    ['past_due', true, true],
    ['past_due', false, undefined],
    ['paid', true, undefined],
    ['refunded', true, undefined],
  ] as const)('is known while the plan goes on: %s, active: %s (S1 §3.34)', async (paymentStatus, isActive, isDue) => {
    await using backend = await scriptedBackend(json(200, { ...SUBSCRIPTION_ANSWER, paymentStatus, isActive }));
    expect((await httpSubscriptions(backend.http).current())?.isPaymentDue).toBe(isDue);
  });
});
