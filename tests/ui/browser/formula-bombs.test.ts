import { beforeAll, describe, expect, it } from 'vitest';
import { FORMULA_BOMBS } from './formula-bombs.ts';
import { richTextInChromium, type RichTextPage } from './rich-text-page.ts';

/** Covers where a formula may paint; what is seen then is the page around it. */
const COVER =
  'main { overflow: hidden !important; padding: 0 60px } main p:first-child { line-height: 24px } body::after { content: ""; position: fixed; inset: 90px 50px 140px; background: white; z-index: 9 }';

const openRichText = richTextInChromium();
let plain: RichTextPage;
beforeAll(async () => {
  plain = await openRichText();
});

/** The bombs that change what is around them, or make the page wider. */
const painters = async ({ page, show }: RichTextPage, bombs: readonly (readonly [string, string])[]) => {
  await page.addStyleTag({ content: COVER });
  await show([{ text: 'Przed.', format: 'markdown' }]);
  const clean = await page.screenshot();
  const found: string[] = [];
  for (const [name, tex] of bombs) {
    await show([{ text: `Przed.\n\n$$${tex}$$\n\nsłowa $${tex}$ słowa`, format: 'markdown' }]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 800 || !clean.equals(await page.screenshot())) found.push(name);
  }
  return found;
};

describe('a formula bomb', () => {
  it('is set or refused in no more than 500 kB, and throws nothing', async () => {
    const { page } = plain;
    const tooLong: unknown[] = [];
    for (const [name, tex] of Object.entries(FORMULA_BOMBS)) {
      const characters = (await page.evaluate((bomb) => window.harness.set(bomb), tex)) - tex.length;
      if (characters > 500_000) tooLong.push({ name, characters });
    }
    expect(tooLong).toEqual([]);
  });

  it('paints nothing outside its box, in a line or on its own', async () => {
    const shown = await openRichText();
    const errors: string[] = [];
    shown.page.on('pageerror', ({ message }) => errors.push(message));
    expect({ painters: await painters(shown, Object.entries(FORMULA_BOMBS)), errors }).toEqual({
      painters: [],
      errors: [],
    });
    await shown.page.context().close();
  });

  it('does paint around when its boxes are taken away, so that the test above can fail', async () => {
    const shown = await openRichText();
    await shown.page.addStyleTag({
      content:
        'main div, .formula { contain: none !important; overflow: visible !important; max-height: none !important }',
    });
    const bombs = Object.entries(FORMULA_BOMBS).filter(([name]) => /wide word|roots|pulled/.test(name));
    expect(await painters(shown, bombs)).toEqual(bombs.map(([name]) => name));
    await shown.page.context().close();
  });
});

it('a message sets 200 formulas and leaves the rest as sources', async () => {
  const { page, show } = plain;
  await show([
    {
      text: Array.from({ length: 30 }, (_, paragraph) => `Zadanie ${paragraph}: ${'$x$ '.repeat(8)}`).join('\n\n'),
      format: 'markdown',
    },
  ]);
  expect(
    await page.evaluate(() => [
      document.querySelectorAll('.katex').length,
      document.querySelectorAll('code[data-formula]').length,
    ]),
  ).toEqual([200, 40]);
});

it('a formula that cannot be set stands there as its source, and the rest of the line as usual', async () => {
  const { page, show } = plain;
  await show([{ text: String.raw`Oto $\frac{1$ i $\def\a{b}\a$ oraz $\pi \approx 3,14$.`, format: 'markdown' }]);
  expect(await page.locator('main code').allTextContents()).toEqual([String.raw`\frac{1`, String.raw`\def\a{b}\a`]);
  expect(await page.locator('main annotation').allTextContents()).toEqual([String.raw`\pi \approx 3{,}14`]);
});

it('formulas of a flashcard in HTML are set too, but not in its code', async () => {
  const { page, show } = plain;
  await show([
    { text: String.raw`<h1>Pole</h1><p>Wzór: \(P = a^2\) i $$V = a^3$$</p><code>$x$</code>`, format: 'html' },
  ]);
  expect(await page.locator('main annotation').allTextContents()).toEqual(['P = a^2', 'V = a^3']);
  expect(await page.locator('main h3').allTextContents()).toEqual(['Pole']);
  expect(await page.locator('main code').allTextContents()).toEqual(['$x$']);
});

it('while a message grows, what is already set is not touched', async () => {
  const { page, show } = plain;
  await show([{ text: 'Wzór $a^2$.\n\nDalej', format: 'markdown' }]);
  await page.evaluate(() => document.querySelector('.katex')?.setAttribute('data-kept', 'yes'));
  await show([{ text: 'Wzór $a^2$.\n\nDalej $b^2$', format: 'markdown' }]);
  expect(
    await page.locator('.katex').evaluateAll((all) => all.map((formula) => formula.getAttribute('data-kept'))),
  ).toEqual(['yes', null]);
});
