import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { policyReports } from '../../support/served-entry.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

const LONG = '/assistant?mode=tutor&conversation=long';

const message = (page: Page) => page.getByRole('textbox', { name: 'Wiadomość' });
const keys = (page: Page) => page.getByRole('toolbar', { name: 'Klawisze matematyczne' });
const press = (page: Page, name: string) => keys(page).getByRole('button', { name, exact: true }).tap();
const written = (page: Page) => message(page).inputValue();

const open = async (look: Look = {}): Promise<Page> => {
  const page = await openAddress(LONG, {}, { width: 360, height: 740, isTouched: true, ...look });
  await page.locator('.katex').first().waitFor();
  return page;
};

const openKeys = async (look: Look = {}): Promise<Page> => {
  const page = await open(look);
  await message(page).tap();
  await keys(page).waitFor();
  return page;
};

const isMessageFocused = (page: Page) => message(page).evaluate((field) => field === document.activeElement);

describe('the mathematical keys', () => {
  it('write at the caret, and leave the focus in the message', async () => {
    const page = await openKeys();
    for (const name of ['x', 'kwadrat', 'plus', 'pierwiastek', 'y', 'zamknij nawias', 'większe lub równe'])
      await press(page, name);
    expect([await written(page), await isMessageFocused(page)]).toEqual(['x²+√(y)≥', true]);
  });

  it('take the selection into a root, and the undo of the browser gives it back', async () => {
    const page = await openKeys();
    await message(page).fill('x+1');
    await message(page).evaluate((field) => field instanceof HTMLTextAreaElement && field.select());
    await press(page, 'pierwiastek');
    const wrapped = await written(page);
    await page.evaluate(() => document.execCommand('undo'));
    expect([wrapped, await written(page)]).toEqual(['√(x+1)', 'x+1']);
  });

  it('are one stop for the keyboard, in which arrows move', async () => {
    const page = await openKeys();
    await keys(page).getByRole('button', { name: 'x', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('kwadrat');
  });

  it('go when they are put away, stay away, and come back when they are called', async () => {
    const page = await openKeys();
    await press(page, 'Schowaj klawisze matematyczne');
    await keys(page).waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => localStorage.getItem('formula-keys'));
    await page.getByRole('button', { name: 'Pokaż klawisze matematyczne' }).tap();
    await keys(page).waitFor();
    expect([
      kept,
      await page.evaluate(() => localStorage.getItem('formula-keys')),
      await isMessageFocused(page),
    ]).toEqual(['away', null, true]);
  });

  it('go at the first key of a hardware keyboard', async () => {
    const page = await openKeys();
    await page.keyboard.press('a');
    await keys(page).waitFor({ state: 'detached' });
    expect([await written(page), await page.evaluate(() => localStorage.getItem('formula-keys'))]).toEqual(['a', null]);
  });

  it('are not there for whoever has a mouse', async () => {
    const page = await open({ isTouched: false });
    await message(page).focus();
    expect([
      await keys(page).count(),
      await page.getByRole('button', { name: 'Pokaż klawisze matematyczne' }).count(),
    ]).toEqual([0, 0]);
  });

  it.each([
    [360, 740, 'light'],
    [360, 400, 'dark'],
  ] as const)('fit %i×%i in the %s theme and leave half of it to the thread', async (width, height, theme) => {
    const page = await openKeys({ width, height, theme });
    await message(page).fill('Oblicz 3/4');
    await page.locator('form').locator('xpath=preceding-sibling::div').locator('.katex').waitFor();
    const measured = await page.evaluate(() => {
      const thread = document.querySelector('section[aria-label="Rozmowa"]');
      const sizes = [...document.querySelectorAll('[role="toolbar"] button')].map((key) => key.getBoundingClientRect());
      return {
        page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        isThreadHalf: thread !== null && thread.clientHeight >= window.innerHeight / 2,
        small: sizes.filter((size) => size.width < 44 || size.height < 44).length,
        bottom: Math.max(...sizes.map((size) => size.bottom)) <= window.innerHeight,
      };
    });
    expect({ ...measured, findings: await accessibilityFindings(page), refused: await policyReports(page) }).toEqual({
      page: [width, height],
      isThreadHalf: true,
      small: 0,
      bottom: true,
      findings: [],
      refused: [],
    });
  });
});

const preview = (page: Page) => page.locator('form').locator('xpath=preceding-sibling::div').locator('.katex-html');

describe('the preview', () => {
  it('shows what is typed, for readers’ eyes only, and goes with it', async () => {
    const page = await open({ isTouched: false });
    await message(page).fill('x^2 = 3/4');
    await preview(page).waitFor();
    const shown = await preview(page).evaluate((box) => [
      box.querySelector('.mfrac') !== null,
      box.closest('[aria-hidden="true"]') !== null,
    ]);
    await message(page).fill('dziękuję');
    await preview(page).waitFor({ state: 'detached' });
    expect(shown).toEqual([true, true]);
  });
});
