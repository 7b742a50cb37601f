import type { Browser, Page } from 'playwright';
import { FRESH_PAGE } from '../../support/entry-server.ts';
import { listenToReports } from '../../support/served-entry.ts';
import { SECURE_PAGE } from './secure-page.ts';

/** How somebody looks at a page; `letters` in percent, as set in the browser. */
export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly letters?: number;
  /** A phone: there is no mouse. */
  readonly isTouched?: boolean;
  /** As for whoever sees best with few colours of their own choice. */
  readonly areColoursForced?: boolean;
  /** Whether a test may turn the clock. */
  readonly canClockTurn?: boolean;
}

/** What a tab is for as long as it lives. */
type Kind = Required<Pick<Look, 'isTouched' | 'canClockTurn'>>;

interface Tab extends Kind {
  readonly page: Page;
}

/** Tabs that one test after the other uses: in a new one a page takes four times as long. */
export interface Tabs {
  /** A tab that nobody uses and in which nothing is left of the test before, nothing moving. */
  readonly open: (look: Look) => Promise<Page>;
  /** What is open now, and no test has opened, stays for all of them. */
  readonly keepThoseOpen: () => void;
  /** The test is over that has opened the others. */
  readonly release: () => Promise<void>;
}

const newTab = async (browser: Browser, { isTouched, canClockTurn }: Kind): Promise<Tab> => {
  const context = await browser.newContext({ hasTouch: isTouched, isMobile: isTouched });
  await context.addInitScript(listenToReports);
  await context.addInitScript({ content: SECURE_PAGE });
  return { page: await context.newPage(), isTouched, canClockTurn };
};

const empty = async (page: Page): Promise<void> => {
  await page.unrouteAll();
  await page.goto(FRESH_PAGE);
  await page.mouse.move(-1, -1);
};

export const tabsOf = (browser: Browser): Tabs => {
  let used: Tab[] = [];
  let free: Tab[] = [];

  const take = async (kind: Kind): Promise<Tab> => {
    const found = free.find((tab) => tab.isTouched === kind.isTouched && tab.canClockTurn === kind.canClockTurn);
    free = free.filter((tab) => tab !== found);
    const tab = found ?? (await newTab(browser, kind));
    used.push(tab);
    return tab;
  };

  return {
    async open({
      width = 1280,
      height = 800,
      theme = 'light',
      isTouched = false,
      areColoursForced = false,
      canClockTurn = false,
    }) {
      const { page } = await take({ isTouched, canClockTurn });
      await page.setViewportSize({ width, height });
      await page.emulateMedia({
        media: 'screen',
        colorScheme: theme,
        reducedMotion: 'reduce',
        forcedColors: areColoursForced ? 'active' : 'none',
      });
      if (canClockTurn) await page.clock.install();
      return page;
    },
    keepThoseOpen() {
      used = [];
    },
    async release() {
      const over = used;
      used = [];
      await Promise.all(over.map(({ page }) => empty(page)));
      free.push(...over);
    },
  };
};
