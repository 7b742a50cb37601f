import { describe, expect, it } from 'vitest';
import { PLAN_PERIODS } from '#domain/billing/pricing/plan-period.rules.ts';
import { cardsOf, periodDiscount, plansOf } from '#domain/billing/pricing/pricing-card.rules.ts';
import type { OpenWorld } from './world.ts';

export const describePlansPort = (name: string, open: OpenWorld): void => {
  describe(`plans, ${name}`, () => {
    it('are told to whoever asks, also without a login (S1 §6.2, §6.5)', async () => {
      expect((await open().plans.list()).length).toBeGreaterThan(0);
    });

    it('renew for each tier and each period (S1 §3.37, S2 §1.33)', async () => {
      const plans = plansOf(await open().plans.list(), 'subscription');
      expect(PLAN_PERIODS.map((period) => cardsOf(plans, period).map(({ tier }) => tier))).toEqual(
        PLAN_PERIODS.map(() => ['basic', 'standard', 'premium', 'teacher']),
      );
    });

    it('are as much cheaper for a year and a quarter as the tabs say (S1 §9.47–9.48, D7)', async () => {
      const plans = plansOf(await open().plans.list(), 'subscription');
      expect([periodDiscount(plans, 'annual'), periodDiscount(plans, 'quarterly')]).toEqual([42, 33]);
    });

    it('cost whole grosze, and are sold in zlotys (S1 §5.49–5.50, §9.76, D6)', async () => {
      const plans = await open().plans.list();
      expect(plans.filter(({ price, currency }) => !Number.isInteger(price) || currency !== 'PLN')).toEqual([]);
    });
  });
};
