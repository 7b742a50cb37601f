import type { BrowserContext, Page } from 'playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Runs in each page before it does. */
const watch = () => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing of this file
  const describe = (node: unknown): string => (node instanceof Element ? node.outerHTML.slice(0, 80) : 'text');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      shifts.push({ value: entry.value, moved: sources.map(({ node }: { readonly node: unknown }) => describe(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Notes in each page of a context what moves there by itself. */
export const watchShifts = (context: BrowserContext): Promise<unknown> => context.addInitScript(watch);

/** What fonts may move that take the place of those that look most like them. */
const MOST = 0.005;

/** What has moved by itself since the page was opened. */
export const allShiftsOn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return window.shifts;
  });

/** The same, if that is more than nobody sees. */
export const shiftsOn = async (page: Page): Promise<readonly Shift[]> => {
  const shifts = await allShiftsOn(page);
  return shifts.reduce((sum, { value }) => sum + value, 0) > MOST ? shifts : [];
};

declare global {
  interface Window {
    readonly shifts: readonly Shift[];
  }
}
