import { describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { registered, type OpenWorld } from './world.ts';

export const describeSubscriptionChangesPort = (name: string, open: OpenWorld): void => {
  describe(`changes of a subscription, ${name}`, () => {
    it('are refused to a pupil who holds none', async () => {
      const { subscriptionChanges } = await registered(open());
      expect([
        await codeFrom(
          subscriptionChanges.cancel({ order: { reasons: ['inne'], comment: null }, idempotencyKey: 'k1' }),
        ),
        await codeFrom(subscriptionChanges.resume({ order: null, idempotencyKey: 'k2' })),
      ]).toEqual(['subscription/not-found', 'subscription/not-found']);
    });
  });
};
