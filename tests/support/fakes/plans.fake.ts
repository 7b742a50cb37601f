import type { Plans } from '#application/ports/plans.port.ts';
import { CATALOGUE } from './catalogue.ts';

export const fakePlans = (): Plans => ({
  async list(signal) {
    signal?.throwIfAborted();
    return CATALOGUE;
  },
});
