import type { Idle } from '#application/ports/idle.port.ts';

/** Not every browser tells when it is idle. */
type Page = Pick<Window, 'setTimeout'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** However busy the page is, nobody waits for longer. */
const LONGEST_WAIT = 2_000;
/** In a browser that does not tell. */
const SOON = 200;

/** `open` is called at each use: while a page is prerendered, there is no window. */
export const browserIdle = (open: () => Page): Idle => ({
  wait: () =>
    new Promise((resolve) => {
      const page = open();
      if (page.requestIdleCallback === undefined) page.setTimeout(resolve, SOON);
      else page.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    }),
});
