import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { launchChromium } from '../../support/chromium.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A long page with a bar that stays on its upper edge, scrolled until a button stands halfway under it. */
const findingsOf = async (beside: string): Promise<readonly string[]> => {
  const page = await browser.newPage({ viewport: { width: 360, height: 400 } });
  await page.setContent(`<!doctype html><html lang="pl"><title>Lista</title><body style="margin: 0">
    <header style="position: sticky; top: 0; z-index: 1; height: 64px; background: white"><button style="width: 100%; height: 64px">Menu</button></header>
    <main><h1>Lista</h1><p style="height: 300px">Tekst</p>
    <div style="position: relative; width: 120px"><button style="width: 120px; height: 44px">Zgłoś</button>${beside}</div>
    <p style="height: 900px">Tekst</p></main></html>`);
  await page.evaluate(() => {
    const { top } = document.querySelector('main button')?.getBoundingClientRect() ?? { top: 0 };
    scrollTo(0, top - 34);
  });
  const scrolled = await page.evaluate(() => scrollY);
  const findings = await accessibilityFindings(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.close();
  return findings.map(({ id }) => id);
};

it('finds no fault in a button that has scrolled halfway under a bar', async () => {
  expect(await findingsOf('')).toEqual([]);
});

it('finds one that is covered wherever one scrolls', async () => {
  const cover =
    '<a href="#next" style="position: absolute; inset: 8px 0 auto 0; height: 30px; background: white">Dalej</a>';
  expect(await findingsOf(cover)).toEqual(['target-size']);
});
