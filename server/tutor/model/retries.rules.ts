import type { ModelFailureCode } from './model-failure.ts';

export const MOST_RETRIES = 2;
const FIRST_PAUSE = 500;

/** Whether a status may pass by itself. */
export const isPassingStatus = (status: number): boolean => status === 429 || status >= 500;

/** Milliseconds until the next attempt: as the server asks, or twice as long each time. */
export const pauseBefore = (retry: number, retryAfter: string | null, now: number): number =>
  askedPause(retryAfter, now) ?? FIRST_PAUSE * 2 ** (retry - 1);

/** Seconds, or a date. */
const askedPause = (retryAfter: string | null, now: number): number | undefined => {
  if (retryAfter === null) return undefined;
  if (/^\s*\d{1,9}(?:\.\d+)?\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
};

/** One attempt that failed. */
export class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt';
  readonly code: ModelFailureCode;
  readonly retryAfter: string | null;

  /** `retryAfter` as the header says it. */
  constructor(code: ModelFailureCode, retryAfter: string | null = null) {
    super(`attempt: ${code}`);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
