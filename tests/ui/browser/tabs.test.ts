import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { startEntryServer, type EntryServer } from '../../support/entry-server.ts';
import { APP, STRICT_POLICY } from '../../support/served-entry.ts';
import { tabsOf, type Look } from './tabs.ts';

const PAGE = { body: '<!doctype html><title>Test</title><p>Here</p>', contentType: 'text/html' };

let server: EntryServer;
let browser: Browser;
beforeAll(async () => {
  server = await startEntryServer(new Map([['/', PAGE]]), STRICT_POLICY);
  browser = await launchChromium(server.chromiumArgs);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const LOOK: Look = { width: 360, height: 400, canClockTurn: true };

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    media: ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-reduced-motion)'].filter(
      (query) => matchMedia(query).matches,
    ),
    size: [innerWidth, innerHeight],
    isPointedAt: document.querySelector('p:hover') !== null,
    isTimeFixed: Date.now() === Date.UTC(2020, 0),
  }));

const UNTOUCHED = {
  kept: [],
  media: ['(prefers-reduced-motion)'],
  size: [360, 400],
  isPointedAt: false,
  isTimeFixed: false,
};

it('a tab that a test has used is like a new one for the next', async () => {
  const tabs = tabsOf(browser);
  const used = await tabs.open({ ...LOOK, theme: 'dark', areColoursForced: true });
  await used.goto(APP);
  await used.evaluate(() => {
    localStorage.setItem('one', '1');
    sessionStorage.setItem('two', '2');
  });
  await used.route('**/*', (route) => route.abort());
  await used.emulateMedia({ media: 'print' });
  await used.setViewportSize({ width: 1280, height: 800 });
  await used.clock.setFixedTime(Date.UTC(2020, 0));
  await used.getByText('Here').hover();
  const left = await stateOf(used);
  await tabs.release();
  const next = await tabs.open(LOOK);
  await next.goto(APP);
  expect([left, await stateOf(next), next === used]).toEqual([
    {
      kept: ['one', 'two'],
      media: ['print', '(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-reduced-motion)'],
      size: [1280, 800],
      isPointedAt: true,
      isTimeFixed: true,
    },
    UNTOUCHED,
    true,
  ]);
});

it('a tab is one test’s alone, and what was open before a test stays for the others', async () => {
  const tabs = tabsOf(browser);
  const ofAll = await tabs.open(LOOK);
  tabs.keepThoseOpen();
  const [first, second] = [await tabs.open(LOOK), await tabs.open(LOOK)];
  await tabs.release();
  const third = await tabs.open(LOOK);
  expect([new Set([ofAll, first, second]).size, third === first, third === ofAll]).toEqual([3, true, false]);
});
