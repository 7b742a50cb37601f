import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();
const PHONE = { width: 360, height: 740 };

/** As a visitor on a wide screen, unless said otherwise. */
const open = (address: string, look: Look = {}): Promise<Page> => openAddress(address, { isVisitor: true }, look);

const state = async (page: Page) => [await accessibilityFindings(page), await layoutFaults(page)];
const openQuestions = (page: Page) => page.locator('main details[open] summary').allTextContents();
/** The page's own: what is announced for the whole app is beside it. */
const countOf = (page: Page) => page.getByRole('main').getByRole('status');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top));
/** Below the header, in the upper half of the window. */
const expectInSight = (page: Page, selector: string) =>
  expect.poll(async () => (await topOf(page, selector)) >= 60 && (await topOf(page, selector)) < 400).toBe(true);

describe('the questions and answers', () => {
  it.each([
    ['/faq', 360, 'light'],
    ['/faq#okres-probny', 360, 'dark'],
    ['/faq', 1280, 'dark'],
  ] as const)('%s at %i px in the %s theme is accessible and keeps its place', async (address, width, theme) => {
    const page = await open(address, { width, theme });
    expect(await state(page)).toEqual([[], {}]);
  });

  it('are filtered by six chips, also by keyboard (S2 §2.128)', async () => {
    const page = await open('/faq');
    const chips = page.getByRole('radio');
    const headings = () => page.locator('main section h2').allTextContents();
    expect([await chips.count(), (await headings()).length]).toEqual([6, 5]);
    await page.getByRole('radio', { name: 'AI', exact: true }).check();
    expect(await headings()).toEqual(['AI']);
    await page.keyboard.press('ArrowRight');
    expect(await headings()).toEqual(['Tworzenie materiałów']);
    expect(await countOf(page).textContent()).toBe('4\u00A0pytania');
  });

  it('open and close their answers when they are pressed, by mouse and by keyboard (S2 §2.129, §3.42)', async () => {
    const page = await open('/faq', PHONE);
    const question = page.getByText('Czym jest Nauka?');
    await question.click();
    expect(await openQuestions(page)).toEqual(['Czym jest Nauka?']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await openQuestions(page)).toEqual(['Czym jest Nauka?', 'Dla jakich klas jest ten serwis?']);
    await question.click();
    await page.locator('summary', { hasText: 'Dla jakich klas jest ten serwis?' }).press('Space');
    expect(await openQuestions(page)).toEqual([]);
  });

  it('are found without Polish letters, and what is found is marked', async () => {
    const page = await open('/faq', { ...PHONE, theme: 'dark' });
    await page.getByLabel('Szukaj w pytaniach').fill('pieniadze oddajemy');
    expect([await countOf(page).textContent(), await openQuestions(page)]).toEqual([
      '1\u00A0pytanie',
      ['Czy mogę dostać zwrot pieniędzy?'],
    ]);
    expect(await page.locator('mark').allTextContents()).toEqual(['Pieniądze', 'oddajemy']);
    expect(await state(page)).toEqual([[], {}]);
  });

  it('say where nothing is found, and where only this category has nothing (S2 §2.130)', async () => {
    const page = await open('/faq', PHONE);
    const search = page.getByLabel('Szukaj w pytaniach');
    await page.getByRole('radio', { name: 'AI', exact: true }).check();
    await search.fill('blik');
    await page.getByRole('heading', { name: 'Brak pytań w tej kategorii' }).waitFor();
    expect(await state(page)).toEqual([[], {}]);
    await page.getByRole('button', { name: 'Szukaj we wszystkich' }).click();
    expect(await openQuestions(page)).toEqual(['Jak mogę zapłacić?']);
    await search.fill('delfin');
    await page.getByRole('heading', { name: 'Nie ma tu jeszcze takiej odpowiedzi' }).waitFor();
    expect([await countOf(page).textContent(), ...(await state(page))]).toEqual(['Brak wyników', [], {}]);
    await page.getByRole('button', { name: 'Pokaż wszystkie pytania' }).click();
    expect([await search.inputValue(), await countOf(page).textContent()]).toEqual(['', '36\u00A0pytań']);
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('come into sight with Enter, where a phone has its keyboard up', async () => {
    const page = await open('/faq', { width: 360, height: 400 });
    await page.getByLabel('Szukaj w pytaniach').fill('haslo');
    const before = await topOf(page, '[aria-labelledby="platform"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(page, '[aria-labelledby="platform"]')).toBeLessThan(200);
    expect(before).toBeGreaterThan(400);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
  });

  it('lead to the contact (S2 §2.131)', async () => {
    const page = await open('/faq');
    await page.getByRole('link', { name: 'Napisz do nas' }).click();
    expect(new URL(page.url()).pathname).toBe('/kontakt');
  });

  it('can be linked to: the address of a question opens it', async () => {
    const page = await open('/faq#zwrot-pieniedzy', PHONE);
    await expectInSight(page, '#zwrot-pieniedzy');
    expect(await openQuestions(page)).toEqual(['Czy mogę dostać zwrot pieniędzy?']);
  });
});

describe.each([
  ['/polityka-prywatnosci', 'Polityka prywatności', 20, 0, 'prawa'],
  ['/warunki-uzytkowania', 'Regulamin', 19, 3, 'zalacznik-2'],
])('%s', (address, title, sectionCount, annexCount, id) => {
  it.each([
    [360, 'dark'],
    [1280, 'light'],
  ] as const)('at %i px in the %s theme can be read', async (width, theme) => {
    const page = await open(address, { width, theme });
    expect([
      await page.getByRole('heading', { level: 1 }).textContent(),
      await page.locator('main time').textContent(),
      await page.getByText('Operator serwisu nie jest jeszcze wpisany').isVisible(),
      await page.getByRole('heading', { level: 2 }).count(),
      ...(await state(page)),
    ]).toEqual([title, 'Obowiązuje od 14\u00A0października\u00A02025', true, sectionCount + annexCount, [], {}]);
  });

  it('has its contents at the side, which go along and tell where the reader is (S2 §2.20)', async () => {
    const page = await open(address);
    const contents = page.getByRole('navigation', { name: 'Spis treści' });
    const links = contents.getByRole('link');
    expect([await contents.count(), await links.count()]).toEqual([1, sectionCount + annexCount]);
    const link = contents.locator(`a[href="#${id}"]`);
    await link.click();
    await expectInSight(page, `section#${id}`);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('location');
    expect([new URL(page.url()).hash, await topOf(page, 'main aside')]).toEqual([`#${id}`, 80]);
  });

  it('has them folded above the text of a phone', async () => {
    const page = await open(address, PHONE);
    const contents = page.getByRole('navigation', { name: 'Spis treści' });
    const before = await contents.isVisible();
    await page.locator('main summary').click();
    await contents.locator(`a[href="#${id}"]`).click();
    await expectInSight(page, `section#${id}`);
    expect([before, await contents.count()]).toEqual([false, 1]);
  });
});

it('what a link says of new tabs is so, in the footer and between the documents (S1 §2.13–2.14)', async () => {
  const page = await open('/polityka-prywatnosci');
  const links = page.getByRole('link', { name: '(otwiera się w nowej karcie)' });
  const told = await links.evaluateAll((all) => [
    ...new Set(
      all.map((one) => `${one.getAttribute('href')} ${one.getAttribute('target')} ${one.getAttribute('rel')}`),
    ),
  ]);
  const footer = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect([told.toSorted(), footer]).toEqual([
    ['/polityka-prywatnosci _blank noopener', '/warunki-uzytkowania _blank noopener'],
    ['/faq', '/kontakt', '/warunki-uzytkowania', '/polityka-prywatnosci', '/ustawienia-cookies'],
  ]);
});

const colours = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });

describe('on paper', () => {
  it.each(['/faq', '/polityka-prywatnosci', '/warunki-uzytkowania', '/', '/account'])(
    '%s is its text alone, black on white',
    async (address) => {
      const page = await openAddress(address, { isVisitor: address !== '/account' }, { theme: 'dark' });
      await page.emulateMedia({ media: 'print' });
      const shown = await page
        .locator('button, nav, input, output, header, footer, aside, [data-screen-only]')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80)));
      expect([shown, await colours(page)]).toEqual([[], ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']]);
    },
  );

  it('every answer is open', async () => {
    const page = await open('/faq');
    await page.emulateMedia({ media: 'print' });
    const answers = page.locator('main details > div');
    // A frame shows what was skipped until then.
    await expect
      .poll(async () => {
        const shown = await answers.evaluateAll((all) =>
          all.map((one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.clientHeight > 20),
        );
        return [shown.length, new Set(shown)];
      })
      .toEqual([36, new Set([true])]);
  });

  it('nothing stands upon something else', async () => {
    const page = await open('/polityka-prywatnosci');
    await page.emulateMedia({ media: 'print' });
    const overlaps = await page.locator('article').evaluate((article) => {
      const boxes = [...article.querySelectorAll(':scope > *, section > *')]
        .filter((one) => one.tagName !== 'SECTION' && one.checkVisibility())
        .map((one) => ({ name: one.textContent.slice(0, 40), box: one.getBoundingClientRect() }));
      return boxes.filter(({ box }, index) => box.top < (boxes[index - 1]?.box.bottom ?? 0)).map(({ name }) => name);
    });
    expect(overlaps).toEqual([]);
  });

  it('each form that is sent back has a sheet of its own', async () => {
    const page = await open('/warunki-uzytkowania');
    await page.emulateMedia({ media: 'print' });
    const sheets = await page
      .locator('section')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakBefore === 'page').map(({ id }) => id));
    expect(sheets).toEqual(['zalacznik-1', 'zalacznik-2', 'zalacznik-3']);
  });

  it('a link out of the service has its address beside it', async () => {
    const page = await open('/polityka-prywatnosci');
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('link', { name: 'uodo.gov.pl' });
    expect(await link.evaluate((one) => getComputedStyle(one, '::after').content)).toBe('" (https://uodo.gov.pl)"');
  });
});

it('a page that is not there leads to the likely ones', async () => {
  const page = await open('/nie-ma-takiej', PHONE);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect([links, ...(await state(page))]).toEqual([['/pricing', '/faq', '/kontakt', '/account', '/'], [], {}]);
});
