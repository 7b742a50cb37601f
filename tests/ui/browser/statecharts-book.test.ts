import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../../scripts/browser-transitions/record.ts';
import type { BookMachine } from '../../../scripts/statecharts-book/book.types.ts';
import { staleFiles } from '../../../scripts/statecharts-book/site-folder.ts';
import { PAGES_FOLDER } from '../../../scripts/statecharts/pages.ts';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { coveredWords } from '../../support/covered-words.ts';
import { launchChromium } from '../../support/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'nauka-book-'));
const MACHINE = 'payment-polling';
// In one piece it would be a citation of this test.
const SENTENCE = ['S2', '§4.53'].join(' ');

let browser: Browser;
beforeAll(async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/statecharts-book.ts', folder, MACHINE]);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const open = async (name: string, theme: 'light' | 'dark' = 'light', width = 1280): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 740 }, colorScheme: theme, offline: true });
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
  return page;
};

const dataOf = async (page: Page): Promise<BookMachine> =>
  JSON.parse((await page.locator('#machine').textContent()) ?? '') as BookMachine;

/** Runs in the page. Whether the marked state is to be seen, and what has the focus below it. */
const inSight = (): { readonly chart: boolean; readonly focus: boolean } => {
  const [chart, state, focused] = [
    document.querySelector('.scroller'),
    document.querySelector('.is-here'),
    document.activeElement,
  ].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
  if (chart === undefined || state === undefined || focused === undefined) return { chart: false, focus: false };
  return {
    chart: chart.top >= 0 && state.top >= chart.top && state.bottom <= chart.bottom,
    focus: focused.top >= chart.bottom && focused.bottom <= innerHeight,
  };
};

/** Runs in the page. Whether each marked state holds its name in its middle, and the buttons cover nothing of the chart. */
const isLegible = (): boolean => {
  const chart = document.querySelector('.scroller')?.getBoundingClientRect();
  const tools = document.querySelector('.tools')?.getBoundingClientRect();
  if (chart === undefined || tools === undefined || tools.bottom > chart.top) return false;
  return [...document.querySelectorAll('.is-here')].every((state) => {
    const [box, name] = ['path', 'text'].map((part) => state.querySelector(part)?.getBoundingClientRect());
    return (
      box !== undefined &&
      name !== undefined &&
      Math.abs(name.left - box.left - (box.right - name.right)) < box.width / 20
    );
  });
};

const shown = (page: Page) => page.locator('.states strong').allTextContents();

describe('the charts of the machines', () => {
  it('have no word on another one, on a state or on a line', async () => {
    const page = await browser.newPage();
    const charts = readdirSync(PAGES_FOLDER).filter((name) => name.endsWith('.svg'));
    const covered: Record<string, readonly string[]> = {};
    for (const name of charts) {
      await page.setContent(readFileSync(join(PAGES_FOLDER, name), 'utf8'));
      const found = await page.evaluate(coveredWords);
      if (found.length > 0) covered[name] = found;
    }
    expect(covered).toEqual({});
    expect(charts.length).toBeGreaterThan(40);
  });
});

describe('the book of the machines, opened from a file', () => {
  it.each([
    ['index', 'dark', 360],
    ['requirements', 'light', 360],
    [MACHINE, 'light', 360],
    [MACHINE, 'dark', 1280],
  ] as const)('%s has no barrier in the %s theme, %i pixels wide', async (name, theme, width) => {
    const page = await open(name, theme, width);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('plays a scenario by keyboard on a phone, time included, and marks each of its states in the chart, which stays in sight', async () => {
    const page = await open(MACHINE, 'light', 360);
    const { states, scenarios } = await dataOf(page);
    const number = scenarios.findIndex(({ name }) => name.startsWith('asks up to 15 times'));
    const scenario = scenarios[number];
    await page.selectOption('#scenario', String(number));
    await page.getByRole('button', { name: 'Next' }).focus();
    const seen: (readonly string[])[] = [];
    for (let step = 0; step < (scenario?.steps.length ?? 0); step += 1) {
      // Whoever has read what may happen goes on.
      await page
        .locator('.choices')
        .first()
        .evaluate((choices) => choices.scrollIntoView({ block: 'end' }));
      expect((await page.evaluate(inSight)).chart).toEqual(true);
      expect(await page.evaluate(isLegible)).toEqual(true);
      await page.keyboard.press('Enter');
      seen.push(await shown(page));
      const marked = await page
        .locator('.is-here')
        .evaluateAll((shapes) => shapes.map((shape) => Number(shape.getAttribute('data-state'))));
      expect(marked.map((state) => states[state]?.path)).toEqual(seen.at(-1));
      expect(await page.evaluate(inSight)).toEqual({ chart: true, focus: true });
    }
    expect(seen).toEqual(scenario?.steps.map(({ here }) => here.map((state) => states[state]?.path)));
    expect(seen.at(-1)).toEqual(['timeout']);
    expect(await page.getByText('since the beginning').textContent()).toEqual(
      'Step 30 of 30, 28 s since the beginning',
    );
  });

  it('shows what follows an event that is chosen or whose arrow is clicked, with its picture, its sentence, its test paths and the test in a browser', async () => {
    const page = await open(MACHINE);
    await page.getByRole('button', { name: 'recall upgrade succeeds' }).click();
    expect(await shown(page)).toEqual(['deciding']);
    const { states, transitions, sentences } = await dataOf(page);
    const place = (path: string): number => states.findIndex((state) => state.path === path);
    const [looking, success] = [place('polling.looking'), place('success')];
    await page.locator(`[data-from="${looking}"][data-to="${success}"] text`).first().click();
    expect(await shown(page)).toEqual(['success']);
    const taken = transitions.find(({ source, targets }) => source === looking && targets.includes(success));
    const [cited = ''] = taken?.cites ?? [];
    expect(await page.locator('.player li:has(> code)').first().textContent()).toEqual(`${cited} ${sentences[cited]}`);
    expect(await page.locator('.player figcaption').allTextContents()).toEqual(['payment success', 'plan changed']);
    await expect
      .poll(() =>
        page
          .locator('.player img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBe(216);
    const recorded = readRecord()[MACHINE]?.['polling.looking: look at subscription succeeds [is paid] → success'];
    expect([taken?.inBrowser.test, await page.locator('.player section').last().locator('p').textContent()]).toEqual([
      recorded,
      `look at subscription succeeds: caused in a browser by ${recorded}`,
    ]);
    expect(await page.locator('.player summary').last().textContent()).toMatch(/^\d+ test paths come through here$/);
  });

  it('is searched for a state, an event or a sentence', async () => {
    const page = await open('index');
    await page.getByLabel('Search').fill(SENTENCE);
    await page.getByRole('link', { name: SENTENCE }).click();
    expect(page.url()).toMatch(/payment-polling\.html#S2-%C2%A74\.53$/);
  });

  it('leads from a sentence to its machine, its tests and the screens at which its scenarios end', async () => {
    const page = await open('requirements');
    const row = page.locator('tr', { has: page.locator('td:first-child > code', { hasText: SENTENCE }) });
    const links = row.locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `${MACHINE}.html#${SENTENCE.replace(' ', '-')}`,
      '../../../tests/model/billing/payment-polling/payment-polling.model.test.ts',
      'pictures/payment%20success.webp',
      'pictures/plan%20changed.webp',
    ]);
  });

  it('is stale when a file of it differs, is missing or is left over', () => {
    const site = new Map([['index.html', readFileSync(join(folder, 'index.html'))]]);
    const others = staleFiles(site, folder);
    expect(others).toContain(`${MACHINE}.html`);
    expect(others).not.toContain('index.html');
    writeFileSync(join(folder, 'index.html'), 'another text');
    expect(staleFiles(site, folder)).toEqual(['index.html', ...others]);
    expect(staleFiles(new Map([['no-such.html', '']]), folder)).toContain('no-such.html');
  });
});
