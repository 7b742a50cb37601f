import { tooMany } from '#server/api/api-failure.ts';

/** R12, for each user. */
const AT_ONCE = 2;
const QUEUE = 5;
const WINDOWS = [
  { length: 60_000, calls: 10 },
  { length: 24 * 3_600_000, calls: 200 },
] as const;
const LONGEST_WINDOW = 24 * 3_600_000;
const SECOND = 1000;
/** In seconds; somebody who asks that fast can wait for one answer. */
const QUEUE_WAIT = 5;

/** A place among the calls of a user. */
export interface Turn {
  /** Resolves when the call may run. */
  readonly begins: Promise<void>;
  /** Gives the place back, also one that was only waited for. */
  end(): void;
}

export interface AiLimits {
  /** Throws 429. */
  enter(userId: string): Turn;
}

interface Calls {
  /** When those of the last day were let in, oldest first. */
  times: number[];
  running: number;
  readonly waiting: (() => void)[];
}

const FREE: Turn = { begins: Promise.resolve(), end: () => {} };
/** For tests, which ask more than a pupil may. */
export const noLimits: AiLimits = { enter: () => FREE };

/** How much one user may ask a model for. Counted in this process: of several copies each counts what comes to it. */
export const aiLimits = (now: () => number): AiLimits => {
  const users = new Map<string, Calls>();
  let swept = now();

  const sweep = (): void => {
    if (now() - swept < WINDOWS[0].length) return;
    swept = now();
    for (const [userId, calls] of users) {
      calls.times = calls.times.filter((time) => swept - time < LONGEST_WINDOW);
      if (calls.times.length + calls.running + calls.waiting.length === 0) users.delete(userId);
    }
  };
  const refuseTooMany = ({ times, running, waiting }: Calls): void => {
    if (running >= AT_ONCE && waiting.length >= QUEUE) throw tooMany('Too many questions at once.', QUEUE_WAIT);
    for (const { length, calls } of WINDOWS) {
      const oldest = times.at(-calls);
      const wait = oldest === undefined ? 0 : oldest + length - now();
      if (wait > 0) throw tooMany('Too many questions.', Math.ceil(wait / SECOND));
    }
  };

  return {
    enter(userId) {
      sweep();
      const calls = users.get(userId) ?? { times: [], running: 0, waiting: [] };
      refuseTooMany(calls);
      users.set(userId, calls);
      calls.times = [...calls.times.filter((time) => now() - time < LONGEST_WINDOW), now()];
      return turnAmong(calls);
    },
  };
};

const turnAmong = (calls: Calls): Turn => {
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
