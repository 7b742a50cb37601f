import { lt } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '#server/api/api-failure.ts';
import type { Database } from '#server/database/database.types.ts';
import { rateCounts } from '#server/database/schema/limits.tables.ts';
import { callerHash } from '#server/limits/caller-hash.rules.ts';

export interface Window {
  /** What is counted, in which window: part of the key. */
  readonly name: string;
  /** In milliseconds, from a caller's first call. */
  readonly length: number;
  /** How many are let in. */
  readonly calls: number;
}

/** Counts calls of a caller and tells how long the window goes on, in milliseconds. Throws 429 when that is more than it lets in. */
export type CallCounter = (caller: string, calls?: number) => Promise<number>;

const SECOND = 1000;

/** Counts in the database, so that all copies of the server count together; in each, who was refused waits without asking it again. */
export const callCounter = (database: Database, { name, length, calls: most }: Window): CallCounter => {
  const limiter = new RateLimiterDrizzle({
    storeClient: database,
    schema: rateCounts,
    keyPrefix: name,
    points: most,
    duration: length / SECOND,
    inMemoryBlockOnConsumed: most,
    clearExpiredByTimeout: false,
  });
  return async (caller, calls = 1) => {
    try {
      return (await limiter.consume(callerHash(caller), calls)).msBeforeNext;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany('Too many calls.', Math.max(1, Math.ceil(refusal.msBeforeNext / SECOND)));
    }
  };
};

export const deleteOldCounts = async (database: Database, now: number): Promise<void> => {
  await database.delete(rateCounts).where(lt(rateCounts.expire, new Date(now)));
};
