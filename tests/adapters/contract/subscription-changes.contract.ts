import { beforeEach, describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { registered, type OpenWorld, type World } from './world.ts';

export const describeSubscriptionChangesPort = (name: string, open: OpenWorld): void => {
  describe(`changes of a subscription, ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await registered(open());
    });

    it('are refused to a pupil who holds none', async () => {
      const { plans, subscriptionChanges } = world;
      const [plan] = await plans.list();
      const order = { newPriceId: plan?.stripePriceId ?? '', newMembershipTypeID: plan?.uniqueID ?? '', days: 30 };
      expect([
        await codeFrom(
          subscriptionChanges.cancel({ order: { reasons: ['inne'], comment: null }, idempotencyKey: 'k1' }),
        ),
        await codeFrom(subscriptionChanges.resume({ order: null, idempotencyKey: 'k2' })),
        await codeFrom(subscriptionChanges.upgrade({ order, idempotencyKey: 'k3' })),
      ]).toEqual(['subscription/not-found', 'subscription/not-found', 'subscription/not-found']);
    });
  });
};
