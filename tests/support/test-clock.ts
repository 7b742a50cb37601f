import type { Clock } from '#application/ports/clock.port.ts';

/** Noon of the first of September 2026 in Greenwich. */
export const NOON = Date.UTC(2026, 8, 1, 12);

export const SECOND = 1000;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export interface TestClock extends Clock {
  pass(milliseconds: number): void;
}

export const testClock = (): TestClock => {
  let now = NOON;
  return {
    now: () => now,
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
};
