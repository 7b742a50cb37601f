import { describe, expect, it } from 'vitest';
import { codeFrom } from '../../support/failure-from.ts';
import { registered, type OpenWorld } from './world.ts';

export const describeBillingPortalPort = (name: string, open: OpenWorld): void => {
  describe(`the provider’s own page, ${name}`, () => {
    it('is not open to a pupil who has bought nothing', async () => {
      const { billingPortal } = await registered(open());
      expect(await codeFrom(billingPortal.visit())).toBe('subscription/not-found');
    });
  });
};
