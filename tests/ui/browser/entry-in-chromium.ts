import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import {
  APP,
  buildEntry,
  serveEntry,
  STRICT_POLICY,
  type ServedEntry,
  type Serving,
} from '../../support/served-entry.ts';
import { startEntryServer, type EntryServer } from '../../support/entry-server.ts';
import { tabsOf, type Look, type Tabs } from './tabs.ts';

export interface EntryInChromium {
  readonly newContext: (options: BrowserContextOptions, serving?: Serving) => Promise<BrowserContext>;
  /** The entry's page under the strict policy, nothing moving. */
  readonly open: (look?: Look) => Promise<Page>;
}

interface BegunEntry {
  readonly entry: ServedEntry;
  readonly server: EntryServer;
}

const begun = new Map<string, Promise<BegunEntry>>();

const begin = async (name: string): Promise<BegunEntry> => {
  const entry = await buildEntry(fileURLToPath(new URL(name, import.meta.url)));
  return { entry, server: await startEntryServer(entry, STRICT_POLICY) };
};

/** Once for all files of a worker, with which it ends. */
const begunEntry = (name: string): Promise<BegunEntry> => {
  const one = begun.get(name) ?? begin(name);
  begun.set(name, one);
  return one;
};

/** An entry of this folder for all tests of a file, in a browser of theirs. */
export const entryInChromium = (name: string): EntryInChromium => {
  let browser: Browser;
  let entry: ServedEntry;
  let tabs: Tabs;
  beforeAll(async () => {
    const { entry: built, server } = await begunEntry(name);
    entry = built;
    browser = await launchChromium(server.chromiumArgs);
    tabs = tabsOf(browser);
  });
  beforeEach(() => tabs.keepThoseOpen());
  afterEach(() => tabs.release());
  afterAll(() => browser.close());

  return {
    newContext: async (options, serving) => {
      const context = await browser.newContext(options);
      await serveEntry(context, entry, serving);
      return context;
    },
    async open({ letters = 100, ...look } = {}) {
      const page = await tabs.open(look);
      await page.goto(APP);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), letters);
      return page;
    },
  };
};
