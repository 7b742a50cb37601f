import type { Idle } from '#application/ports/idle.port.ts';

/** Not every browser tells when it is idle. */
type Page = Pick<Window, 'setTimeout' | 'performance'> & Partial<Pick<Window, 'requestIdleCallback'>>;

/** A page fetches one thing after another; when nothing has come for so long, it has what it needs. */
const QUIET = 1_200;
/** However much comes, nobody waits for longer. */
const LONGEST_WAIT = 6_000;
/** However busy the page is with what has come. */
const LONGEST_WORK = 2_000;

/** Milliseconds since something came from the network, as far as the browser tells. */
const quietFor = ({ performance }: Page): number => {
  const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
  return performance.now() - Math.max(0, ...ends);
};

const quietNetwork = async (page: Page): Promise<void> => {
  const end = page.performance.now() + LONGEST_WAIT;
  let pause = QUIET;
  while (pause > 0) {
    const now = pause;
    await new Promise((resolve) => page.setTimeout(resolve, now));
    pause = Math.min(QUIET - quietFor(page), end - page.performance.now());
  }
};

/** `open` is called at each use: while a page is prerendered, there is no window. */
export const browserIdle = (open: () => Page): Idle => ({
  async wait() {
    const page = open();
    await quietNetwork(page);
    await new Promise<void>((resolve) => {
      if (page.requestIdleCallback === undefined) resolve();
      else page.requestIdleCallback(() => resolve(), { timeout: LONGEST_WORK });
    });
  },
});
