import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import {
  APP,
  buildEntry,
  serveEntry,
  STRICT_POLICY,
  type ServedEntry,
  type Serving,
} from '../../support/served-entry.ts';
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

export interface EntryInChromium {
  readonly newContext: (options: BrowserContextOptions, serving?: Serving) => Promise<BrowserContext>;
  /** The entry's page under the strict policy, nothing moving. */
  readonly open: (look?: Look) => Promise<Page>;
}

const built = new Map<string, Promise<ServedEntry>>();

/** Once for all files of a worker. */
const builtEntry = (name: string): Promise<ServedEntry> => {
  const entry = built.get(name) ?? buildEntry(fileURLToPath(new URL(name, import.meta.url)));
  built.set(name, entry);
  return entry;
};

/** An entry of this folder for all tests of a file, in a browser of theirs. */
export const entryInChromium = (name: string): EntryInChromium => {
  let browser: Browser;
  let entry: ServedEntry;
  beforeAll(async () => {
    [browser, entry] = await Promise.all([launchChromium(), builtEntry(name)]);
  });
  afterAll(() => browser.close());

  const newContext: EntryInChromium['newContext'] = async (options, serving) => {
    const context = await browser.newContext(options);
    await serveEntry(context, entry, serving);
    return context;
  };
  return {
    newContext,
    async open({
      width = 1280,
      height = 800,
      theme = 'light',
      letters = 100,
      isTouched = false,
      areColoursForced = false,
      canClockTurn = false,
    } = {}) {
      const context = await newContext(
        {
          viewport: { width, height },
          colorScheme: theme,
          hasTouch: isTouched,
          isMobile: isTouched,
          reducedMotion: 'reduce',
          forcedColors: areColoursForced ? 'active' : 'none',
        },
        { csp: STRICT_POLICY },
      );
      await context.addInitScript({ content: SECURE_PAGE });
      const page = await context.newPage();
      if (canClockTurn) await page.clock.install();
      await page.goto(APP);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), letters);
      return page;
    },
  };
};
