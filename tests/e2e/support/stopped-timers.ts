import type { Page } from 'playwright/test';

/** Runs in the page before it does. */
const stop = (milliseconds: number): void => {
  const start = globalThis.setTimeout;
  Object.defineProperty(globalThis, 'setTimeout', {
    value: (handler: TimerHandler, delay?: number, ...given: unknown[]) =>
      start(delay === milliseconds ? () => {} : handler, delay, ...given),
  });
};

/** What a page does by itself after so long it leaves alone, however long a test looks; to be called before the page is opened. */
export const stopTimersOf = (page: Page, milliseconds: number): Promise<unknown> =>
  page.addInitScript(stop, milliseconds);
