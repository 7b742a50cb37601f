import type { Database } from '#server/database/database.types.ts';
import { callCounter } from '#server/limits/call-counter.ts';
import { networkOf } from '#server/limits/network.rules.ts';

/** R12: what can be sent without an account, by the address that it comes from. */
const HOURLY = { length: 3_600_000, calls: 5 } as const;

export interface VisitorLimits {
  /** Throws 429 for the sixth call of an hour. */
  count(call: 'contact' | 'newsletter', ip: string): Promise<void>;
}

/** For tests, which all come from one address. */
export const noVisitorLimits: VisitorLimits = { count: async () => {} };

export const visitorLimits = (database: Database): VisitorLimits => {
  const counters = {
    contact: callCounter(database, { name: 'contact', ...HOURLY }),
    newsletter: callCounter(database, { name: 'newsletter', ...HOURLY }),
  };
  return {
    async count(call, ip) {
      await counters[call](networkOf(ip));
    },
  };
};
