import { readFileSync } from 'node:fs';

/** Nanoseconds that the processor has worked for this thread, others of the process not counted: the kernel's word, of Linux only. */
const OF_THREAD = '/proc/thread-self/schedstat';

/** Milliseconds of this thread's. */
export const workedFor = (): number => Number(readFileSync(OF_THREAD, 'utf8').split(' ', 1)[0]) / 1e6;

/**
 * Watches each turn of the event loop, and answers at its end the most milliseconds that the processor worked for one: how
 * long others of a busy machine made it last says nothing.
 */
export const watchTurns = (): (() => number) => {
  let [longest, before, isOver] = [0, workedFor(), false];
  const look = (): void => {
    const now = workedFor();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return longest;
  };
};
