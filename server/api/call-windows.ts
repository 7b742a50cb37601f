import { tooMany } from '#server/api/api-failure.ts';

interface Window {
  /** In milliseconds. */
  readonly length: number;
  /** How many calls are let in. */
  readonly calls: number;
}

/** Counts the calls of each caller. */
export interface CallWindows {
  /** Throws 429 for whoever has had all calls of a window; they are told when the next is let in. */
  count(caller: string): void;
}

const MINUTE = 60_000;
const SECOND = 1000;

/** Windows that slide. Counted in this process: of several copies each counts what comes to it. */
export const callWindows = (windows: readonly Window[], now: () => number): CallWindows => {
  const longest = Math.max(...windows.map(({ length }) => length));
  const times = new Map<string, readonly number[]>();
  let sweptAt = now();

  /** When a caller's calls were let in, oldest first. */
  const recent = (all: readonly number[]): readonly number[] => all.filter((time) => now() - time < longest);
  const sweep = (): void => {
    if (now() - sweptAt < MINUTE) return;
    sweptAt = now();
    for (const [caller, all] of times) {
      const left = recent(all);
      if (left.length > 0) times.set(caller, left);
      else times.delete(caller);
    }
  };

  return {
    count(caller) {
      sweep();
      const before = recent(times.get(caller) ?? []);
      for (const { length, calls } of windows) {
        const oldest = before.at(-calls);
        const wait = oldest === undefined ? 0 : oldest + length - now();
        if (wait > 0) throw tooMany('Too many calls.', Math.ceil(wait / SECOND));
      }
      times.set(caller, [...before, now()]);
    },
  };
};
