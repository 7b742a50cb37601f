import type { Checkout } from '#application/ports/checkout.port.ts';
import type { CheckoutSession } from '#domain/billing/purchase/purchase.types.ts';
import { billingMode } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { hasActivePlan } from '#domain/entitlement/plan-access.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { admit, requireUser, type FakeBackend } from './backend.fake.ts';
import { CATALOGUE } from './catalogue.ts';

export const fakeCheckout = (backend: FakeBackend, { uid }: AuthUser): Checkout => {
  const opened = new Map<string, CheckoutSession>();
  return {
    isOpen: async () => true,

    async open({ order, idempotencyKey }, signal) {
      admit(backend, uid, signal);
      requireUser(backend, uid);
      const plan = CATALOGUE.find(({ stripePriceId }) => stripePriceId === order.priceId);
      if (plan === undefined) throw new Failure('request/not-found');
      if (billingMode(plan) !== order.type) throw new Failure('session/forbidden');
      if (hasActivePlan(backend.subscriptions.get(uid) ?? null)) throw new Failure('subscription/already-active');
      const session = opened.get(idempotencyKey) ?? {
        url: `https://nauka.test/embedded-checkout/cs_${opened.size + 1}`,
      };
      opened.set(idempotencyKey, session);
      return session;
    },

    leave: async () => undefined,
  };
};
