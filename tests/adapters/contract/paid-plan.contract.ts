import { describe, expect, it } from 'vitest';
import { registered, type OpenWorld } from './world.ts';

export const describePaidPlanPort = (name: string, open: OpenWorld): void => {
  describe(`the paid plan, ${name}`, () => {
    it('is none of a pupil who has bought none', async () => {
      const { paidPlan } = await registered(open());
      expect(await paidPlan.look()).toBe(null);
    });
  });
};
