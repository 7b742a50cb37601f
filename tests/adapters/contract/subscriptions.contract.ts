import { describe, expect, it } from 'vitest';
import { registered, type OpenWorld } from './world.ts';

export const describeSubscriptionsPort = (name: string, open: OpenWorld): void => {
  describe(`subscriptions, ${name}`, () => {
    it('are not held by a pupil who has bought none (S1 §7.39)', async () => {
      const { subscriptions } = await registered(open());
      expect(await subscriptions.current()).toBe(null);
    });
  });
};
