import { describe, expect, it } from 'vitest';
import { isProvidersPage, providerPage } from '#adapters/stripe/provider-page.ts';
import type { CheckoutSession } from '#domain/billing/purchase/purchase.types.ts';
import { codeFrom } from '../support/failure-from.ts';

const OWN = 'https://nauka.example';

type Payments = Parameters<typeof isProvidersPage>[1];

const leaving = async (payments: Payments, session: CheckoutSession) => {
  const visited: string[] = [];
  const page = { location: { origin: OWN, assign: (address: string | URL) => void visited.push(String(address)) } };
  const code = await codeFrom(providerPage(async () => ({ payments }), page).leaveFor(session)).catch(() => null);
  return { visited, code };
};

describe('a browser is sent to the payment provider’s own page only (R13)', () => {
  it.each([
    ['Stripe’s checkout', 'stripe', 'https://checkout.stripe.com/c/pay/cs_1#x', true],
    ['Stripe’s page of cards and invoices', 'stripe', 'https://billing.stripe.com/p/session/1', true],
    ['Stripe without encryption', 'stripe', 'http://checkout.stripe.com/c/pay/cs_1', false],
    ['another port', 'stripe', 'https://checkout.stripe.com:8443/c/pay/cs_1', false],
    ['a host that ends alike', 'stripe', 'https://checkout.stripe.com.evil.example/c', false],
    ['a host that begins alike', 'stripe', 'https://evil-checkout.stripe.com.example/', false],
    ['another page of Stripe', 'stripe', 'https://dashboard.stripe.com/', false],
    ['a name before the host', 'stripe', 'https://checkout.stripe.com@evil.example/', false],
    ['a name before Stripe’s own host', 'stripe', 'https://me:pass@checkout.stripe.com/c', false],
    ['a script', 'stripe', 'javascript:alert(1)', false],
    ['our own checkout, while Stripe takes payments', 'stripe', `${OWN}/embedded-checkout/cs_1`, false],
    ['our own checkout', 'embedded', `${OWN}/embedded-checkout/cs_1`, true],
    ['our own checkout on another host', 'embedded', 'https://evil.example/embedded-checkout/cs_1', false],
    ['another page of ours', 'embedded', `${OWN}/embedded-checkouts`, false],
    ['a way out of our checkout', 'embedded', `${OWN}/embedded-checkout/../account`, false],
    ['Stripe, while our own checkout takes payments', 'embedded', 'https://checkout.stripe.com/c/pay/cs_1', false],
    ['Stripe, while nobody takes payments', 'disabled', 'https://checkout.stripe.com/c/pay/cs_1', false],
  ] as const)('%s', async (_, payments, url, isOwn) => {
    expect(isProvidersPage(new URL(url), payments, OWN)).toBe(isOwn);
    const { visited } = await leaving(payments, { url });
    expect(visited).toEqual(isOwn ? [new URL(url).href] : []);
  });

  it('finds a session without an address where our own server shows it, and nowhere else', async () => {
    expect([
      (await leaving('embedded', { sessionId: 'cs/1' })).visited,
      await leaving('stripe', { sessionId: 'cs_1' }),
    ]).toEqual([[`${OWN}/embedded-checkout/cs%2F1`], { visited: [], code: 'payment/hand-over' }]);
  });

  it('refuses what is no address', async () => {
    expect(await leaving('stripe', { url: 'https://' })).toEqual({ visited: [], code: 'payment/hand-over' });
  });
});

describe('whether anybody takes payments', () => {
  const page = { location: { origin: OWN, assign: () => undefined } };

  it.each([
    ['stripe', true],
    ['embedded', true],
    ['disabled', false],
  ] as const)('is told by the settings: %s (S1 §6.27)', async (payments, isOpen) => {
    expect(await providerPage(async () => ({ payments }), page).isOpen()).toBe(isOpen);
  });

  it('is not known while the settings cannot be read', async () => {
    const lost = providerPage(() => Promise.reject(new TypeError('network')), page);
    expect([await codeFrom(lost.isOpen()), await codeFrom(lost.leaveFor({ sessionId: 'cs_1' }))]).toEqual([
      'network/offline',
      'network/offline',
    ]);
  });
});
