import type { Database } from '#server/database/database.types.ts';
import { callCounter, type CallCounter, type Window } from '#server/limits/call-counter.ts';
import { networkOf } from '#server/limits/network.rules.ts';

const MINUTE = 60_000;

/** No page asks that much: they stop what runs wild. A whole school may come from one address. */
const OF_A_USER = { name: 'calls-of-user', length: MINUTE, calls: 600 } as const;
const OF_AN_ADDRESS = { name: 'calls-of-address', length: MINUTE, calls: 6000 } as const;
/** A write for each call would cost more than most calls: a copy takes as many as this part of a window and counts them down by itself. */
const PART = 1 / 30;

/** R12, for all calls. Both throw 429. */
export interface GeneralLimits {
  ofAddress(ip: string): Promise<void>;
  ofUser(userId: string): Promise<void>;
}

/** For tests, which ask more than anybody may. */
export const noGeneralLimits: GeneralLimits = { ofAddress: async () => {}, ofUser: async () => {} };

export const generalLimits = (database: Database): GeneralLimits => {
  const [ofAddress, ofUser] = [inBlocks(database, OF_AN_ADDRESS), inBlocks(database, OF_A_USER)];
  return { ofAddress: (ip) => ofAddress(networkOf(ip)), ofUser };
};

interface Block {
  left: number;
  readonly until: number;
}

const inBlocks = (database: Database, window: Window): ((caller: string) => Promise<void>) => {
  const count = callCounter(database, window);
  const size = window.calls * PART;
  const blocks = new Map<string, Promise<Block>>();
  let emptiedAt = Date.now();

  return async (caller) => {
    if (Date.now() - emptiedAt >= window.length) {
      blocks.clear();
      emptiedAt = Date.now();
    }
    for (;;) {
      const open = blocks.get(caller);
      const block = await open;
      if (block !== undefined && block.left > 0 && Date.now() < block.until) {
        block.left -= 1;
        return;
      }
      // Only the first of those who find it used up takes another.
      if (blocks.get(caller) === open) blocks.set(caller, take(count, caller, size, blocks));
    }
  };
};

const take = (
  count: CallCounter,
  caller: string,
  size: number,
  blocks: Map<string, Promise<Block>>,
): Promise<Block> => {
  const taken = count(caller, size).then((length) => ({ left: size, until: Date.now() + length }));
  // What was refused, or could not be asked for, is asked for anew.
  taken.catch(() => blocks.delete(caller));
  return taken;
};
