import { beforeEach, describe, expect, it } from 'vitest';
import { plansOf } from '#domain/billing/pricing/pricing-card.rules.ts';
import { checkoutOrder } from '#domain/billing/purchase/purchase.rules.ts';
import type { CheckoutOrder } from '#domain/billing/purchase/purchase.types.ts';
import { codeFrom } from '../../support/failure-from.ts';
import { registered, type OpenWorld, type World } from './world.ts';

const orderIn = async ({ plans }: World): Promise<CheckoutOrder> => {
  const [plan] = plansOf(await plans.list(), 'subscription');
  if (plan?.stripePriceId == null) throw new Error('Nothing is sold.');
  return checkoutOrder({ ...plan, stripePriceId: plan.stripePriceId });
};

export const describeCheckoutPort = (name: string, open: OpenWorld): void => {
  describe(`checkout, ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await registered(open());
    });

    it('opens with an address where the buyer is sent (S1 §4.87, §7.45–7.49, S2 §7.60)', async () => {
      const session = await world.checkout.open({ order: await orderIn(world), idempotencyKey: 'k1' });
      expect(Object.keys(session)).toEqual(['url']);
    });

    it('opens one session for an order that is sent twice (R10)', async () => {
      const order = await orderIn(world);
      const first = await world.checkout.open({ order, idempotencyKey: 'k1' });
      expect(await world.checkout.open({ order, idempotencyKey: 'k1' })).toEqual(first);
    });

    it('is refused for a price that nobody sells, and in a way that is not the plan’s (R3)', async () => {
      const order = await orderIn(world);
      expect([
        await codeFrom(world.checkout.open({ order: { ...order, priceId: 'price_none' }, idempotencyKey: 'k1' })),
        await codeFrom(world.checkout.open({ order: { ...order, type: 'one-time' }, idempotencyKey: 'k2' })),
      ]).toEqual(['request/not-found', 'session/forbidden']);
    });

    it('is open here', async () => {
      expect(await world.checkout.isOpen()).toBe(true);
    });
  });
};
