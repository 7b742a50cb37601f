import { tooMany } from '#server/api/api-failure.ts';
import type { Database } from '#server/database/database.types.ts';
import { callCounter } from '#server/limits/call-counter.ts';

/** R12, for each user. */
const AT_ONCE = 2;
const QUEUE = 5;
const IN_A_MINUTE = { name: 'ai-minute', length: 60_000, calls: 10 } as const;
const IN_A_DAY = { name: 'ai-day', length: 24 * 3_600_000, calls: 200 } as const;
/** In seconds; somebody who asks that fast can wait for one answer. */
const QUEUE_WAIT = 5;

/** A place among the calls of a user. */
export interface Place {
  /** Resolves when the call may run. */
  readonly begins: Promise<void>;
  /** Gives the place back, also one that was only waited for. */
  end(): void;
}

export interface AiLimits {
  /** Throws 429. */
  enter(userId: string): Promise<Place>;
}

interface Calls {
  running: number;
  readonly waiting: (() => void)[];
}

const FREE: Place = { begins: Promise.resolve(), end: () => {} };
/** For tests, which ask more than a pupil may. */
export const noLimits: AiLimits = { enter: async () => FREE };

/** How much one user may ask a model for: counted by all copies of the server together, running at once in each. */
export const aiLimits = (database: Database): AiLimits => {
  const [countInMinute, countInDay] = [callCounter(database, IN_A_MINUTE), callCounter(database, IN_A_DAY)];
  const users = new Map<string, Calls>();
  return {
    async enter(userId) {
      const calls = users.get(userId) ?? { running: 0, waiting: [] };
      if (calls.running >= AT_ONCE && calls.waiting.length >= QUEUE)
        throw tooMany('Too many calls at once.', QUEUE_WAIT);
      users.set(userId, calls);
      const place = placeAmong(calls);
      const end = () => {
        place.end();
        if (calls.running === 0 && users.get(userId) === calls) users.delete(userId);
      };
      try {
        await countInMinute(userId);
        await countInDay(userId);
      } catch (refusal) {
        end();
        throw refusal;
      }
      return { begins: place.begins, end };
    },
  };
};

const placeAmong = (calls: Calls): Place => {
  let state: 'waiting' | 'running' | 'ended' = 'waiting';
  const heard: (() => void)[] = [];
  const begins = new Promise<void>((resolve) => heard.push(resolve));
  const begin = (): void => {
    state = 'running';
    calls.running += 1;
    for (const hear of heard) hear();
  };
  if (calls.running < AT_ONCE) begin();
  else calls.waiting.push(begin);
  return {
    begins,
    end() {
      if (state === 'waiting') calls.waiting.splice(calls.waiting.indexOf(begin), 1);
      if (state === 'running') {
        calls.running -= 1;
        calls.waiting.shift()?.();
      }
      state = 'ended';
    },
  };
};
