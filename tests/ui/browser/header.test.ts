import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { appInChromium } from './app-in-chromium.ts';

const open = appInChromium();

const PHONE = { width: 360, height: 740 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;
const PREMIUM = { membershipType: { uniqueID: 'p', name: 'Premium', hasAI: true, hasAIExams: true } } as const;

const LONG_NAME = `Wolfeschlegelsteinhausenbergerdorff${'ż'.repeat(30)}`;

const pathOf = (page: Page) => new URL(page.url()).pathname;
const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => header(page).getByRole('navigation', { name: 'Główna nawigacja' });

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Otwórz menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  return menu;
};
const openPanel = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Moje konto' }).click();
  const panel = page.getByRole('dialog', { name: 'Moje konto' });
  await panel.waitFor();
  return panel;
};

const MEMBERS_ONLY = ['Tutor AI', 'Powtarzaj', 'Sprawdź się', 'Egzaminy próbne'] as const;

describe('the header of a visitor', () => {
  it.each(MEMBERS_ONLY)(
    'asks for a login instead of going to „%s”, and stays on the page (S1 §2.18, §2.21–2.22)',
    async (name) => {
      const page = await open('/pricing', { isVisitor: true }, DESKTOP);
      await navigation(page).getByRole('link', { name }).click();
      await page.getByRole('dialog', { name: 'Zaloguj się' }).waitFor();
      expect(pathOf(page)).toBe('/pricing');
    },
  );

  it('has on a phone a menu that does the same, and the login (S1 §2.18–2.19, §2.21)', async () => {
    const page = await open('/pricing', { isVisitor: true }, PHONE);
    const isWideHidden = await navigation(page).isHidden();
    const menu = await openMenu(page);
    const entries = await menu.getByRole('navigation').getByRole('link').allTextContents();
    await menu.getByRole('link', { name: 'Przyjaciel AI' }).click();
    await page.getByRole('dialog', { name: 'Zaloguj się' }).waitFor();
    expect([isWideHidden, entries.map((one) => one.trim()), pathOf(page)]).toEqual([
      true,
      ['Strona główna', 'Tutor AI', 'Przyjaciel AI', 'Powtarzaj', 'Sprawdź się', 'Egzaminy próbne', 'Cennik'],
      '/pricing',
    ]);
  });
});

/** What a lock may add to the room in which it stands, in pixels. */
const LOCK_ROOM = 8;

/** Which links are marked as where one is. */
const marked = (page: Page, layer: 'header' | 'dialog') =>
  page
    .locator(layer === 'header' ? 'header nav [aria-current="page"]' : '[role="dialog"] nav [aria-current="page"]')
    .allTextContents();

describe('the header of a pupil', () => {
  it('leads to Tutor, to the favourites and to the account (S1 §2.4, §2.23–2.24, §2.28)', async () => {
    const page = await open('/', {}, DESKTOP);
    await header(page).getByRole('button', { name: 'Moje konto' }).waitFor();
    const links = await navigation(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]));
    expect(links).toEqual([
      ['Tutor AI', '/assistant?mode=tutor'],
      ['Powtarzaj', '/praktyka'],
      ['Sprawdź się', '/exams'],
      ['Egzaminy próbne (w\u00A0płatnym planie)', '/egzaminy'],
      ['Cennik', '/pricing'],
      ['Ulubione', '/praktyka'], // S1 §1.19
    ]);
  });

  it('carries no lock where the plan has AI (S1 §2.7)', async () => {
    const page = await open('/', { plan: PREMIUM }, DESKTOP);
    await header(page).getByRole('button', { name: 'Moje konto' }).waitFor();
    await expect
      .poll(() =>
        navigation(page)
          .getByRole('link', { name: /^Egzaminy/ })
          .textContent(),
      )
      .toBe('Egzaminy próbne');
  });

  it.each([
    ['with a lock', {}],
    ['without a lock', { plan: PREMIUM }],
  ])('leaves the same room between all of its links, %s', async (_, pupil) => {
    const page = await open('/', pupil, DESKTOP);
    await header(page).getByRole('button', { name: 'Moje konto' }).waitFor();
    const gaps = await navigation(page)
      .getByRole('link')
      .evaluateAll((links) => {
        const texts = links.map((link) => {
          const range = document.createRange();
          if (link.firstChild !== null) range.selectNodeContents(link.firstChild);
          return range.getBoundingClientRect();
        });
        return texts.slice(1).map(({ left }, place) => Math.round(left - (texts[place]?.right ?? 0)));
      });
    expect([gaps.length, Math.max(...gaps) - Math.min(...gaps) <= LOCK_ROOM]).toEqual([5, true]);
  });

  it.each([
    ['/pricing', 'Cennik'],
    ['/praktyka', 'Powtarzaj'],
    ['/assistant?mode=tutor', 'Tutor AI'],
  ])('marks %s as where one is, in the header and in the menu', async (address, name) => {
    const [wide, narrow] = [await open(address, {}, DESKTOP), await open(address, {}, PHONE)];
    await openMenu(narrow);
    expect([await marked(wide, 'header'), (await marked(narrow, 'dialog')).map((one) => one.trim())]).toEqual([
      [name],
      [name],
    ]);
  });

  it('has a menu that Escape closes; it gives the focus back (S1 §2.19–2.20)', async () => {
    const page = await open('/pricing', {}, PHONE);
    const menu = await openMenu(page);
    const entries = await menu.getByRole('link').allTextContents();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Otwórz menu');
    expect([entries.map((one) => one.trim()).slice(-2), pathOf(page)]).toEqual([
      ['Moje konto', 'Ulubione'],
      '/pricing',
    ]);
  });
});

describe('the account panel', () => {
  it.each([
    ['the display name', { firstName: 'Ala', displayName: 'Ala Nowak' }, 'Ala Nowak'],
    [
      'the part of the e-mail before the at sign',
      { firstName: '', displayName: '', email: 'ala.n@example.test' },
      'ala.n',
    ],
    ['a name that fills lines', { firstName: LONG_NAME, displayName: LONG_NAME }, LONG_NAME],
  ])('shows %s, leads to the account and to the favourites (S1 §2.24–2.26, §2.28)', async (_, user, name) => {
    const page = await open('/pricing', { user }, { width: 320, height: 600 });
    const panel = await openPanel(page);
    await panel.getByText(name, { exact: true }).waitFor();
    expect([
      await panel.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
      await layoutFaults(page),
      await accessibilityFindings(page),
    ]).toEqual([['/account', '/praktyka'], {}, []]);
  });

  it('logs out, and one is at the home page (S1 §2.27, §2.29)', async () => {
    const page = await open('/pricing', {}, PHONE);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: 'Wyloguj się' }).click();
    await header(page).getByRole('button', { name: 'Zaloguj się' }).waitFor();
    expect(pathOf(page)).toBe('/');
  });

  it('is closed by Escape (S1 §2.20)', async () => {
    const page = await open('/pricing', {}, DESKTOP);
    const panel = await openPanel(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(pathOf(page)).toBe('/pricing');
  });
});

/** In letters of the page. */
const heightOf = (page: Page) =>
  header(page).evaluate(
    (one) =>
      one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );

describe('with little room', () => {
  it.each([
    { width: 320, height: 600 },
    { width: 320, height: 600, letters: 200 },
    { width: 360, height: 740, letters: 150 },
    { width: 360, height: 740, letters: 200 },
    { width: 992, height: 700 },
    { width: 1088, height: 700 },
    { width: 1280, height: 800, letters: 400 },
  ] as const)('the header is one line with %j, and its menu leads everywhere', async (look) => {
    const page = await open('/ustawienia-cookies', { user: { firstName: LONG_NAME, displayName: LONG_NAME } }, look);
    await header(page).getByRole('button').first().waitFor({ state: 'attached' });
    const height = await heightOf(page);
    const faults = await layoutFaults(page);
    const menuButton = page.getByRole('button', { name: 'Otwórz menu' });
    if (await menuButton.isVisible()) {
      const menu = await openMenu(page);
      await menu.getByRole('link', { name: 'Moje konto' }).waitFor();
    }
    expect([height < 4.5, faults, await layoutFaults(page), await accessibilityFindings(page)]).toEqual([
      true,
      {},
      {},
      [],
    ]);
  });
});
