/** The time and chance that a client's patience depends on: a seam, so that tests wait for nothing. */
export interface Timing {
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Rejects with the signal's reason when that aborts first. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Aborts after so long. */
  deadline(milliseconds: number): AbortSignal;
}

export const realTiming: Timing = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    }),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
};
