import { describe, expect, it } from 'vitest';
import { registered, type OpenWorld } from './world.ts';

export const describeInvoicesPort = (name: string, open: OpenWorld): void => {
  describe(`invoices, ${name}`, () => {
    it('are none of a pupil who has bought nothing', async () => {
      const { invoices } = await registered(open());
      expect(await invoices.list()).toEqual([]);
    });
  });
};
