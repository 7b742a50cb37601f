import type { Idle } from '#application/ports/idle.port.ts';

/** Not every browser tells when it is idle. */
type Page = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** However busy the page is, nobody waits for longer. */
const LONGEST_WAIT = 2_000;
/** A page that has just begun has much to do, and little idle moments in between. */
const HEAD_START = 1_000;

/** `open` is called at each use: while a page is prerendered, there is no window. */
export const browserIdle = (open: () => Page): Idle => ({
  wait: () =>
    new Promise((resolve) => {
      const page = open();
      page.setTimeout(() => {
        if (page.requestIdleCallback === undefined) resolve();
        else page.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
      }, HEAD_START);
    }),
});
