import type { Timing } from '#adapters/http/timing.ts';
import { NOON } from '../test-clock.ts';

/** Time that passes only when a test says so: sleeping takes none, and the last deadline falls when told to. */
export const fakeTiming = ({ random = 0 }: { readonly random?: number } = {}) => {
  const slept: number[] = [];
  const deadlines: number[] = [];
  let current = new AbortController();
  const timing: Timing = {
    now: () => NOON,
    random: () => random,
    sleep: (milliseconds, signal) => {
      signal.throwIfAborted();
      slept.push(milliseconds);
      return Promise.resolve();
    },
    deadline: (milliseconds) => {
      deadlines.push(milliseconds);
      current = new AbortController();
      return current.signal;
    },
  };
  return {
    timing,
    slept,
    deadlines,
    expire: () => {
      current.abort(new DOMException('The deadline has passed.', 'TimeoutError'));
    },
  };
};
