import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

/** On a phone, unless said otherwise. */
const open = (address: string, scene: AssistantScene = {}, look: Look = {}): Promise<Page> =>
  openAddress(address, scene, { width: 360, height: 740, ...look });

/** What is wider than the window, although it does not scroll by itself. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > window.innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

const LONG_NAME = `Wolfeschlegelsteinhausenbergerdorff👩‍👩‍👧${'مرحبا'.repeat(6)}`;
const LONG: AssistantScene = { user: { firstName: LONG_NAME, displayName: LONG_NAME } };
const TERMS = '/warunki-uzytkowania';

describe('with a name of many letters, and with letters twice as big', () => {
  it.each([
    ['/', 100],
    ['/', 200],
    ['/assistant?mode=tutor', 100],
    ['/assistant?mode=tutor', 200],
    ['/account', 200],
    ['/welcome', 100],
    ['/welcome', 200],
    ['/pricing', 100],
    ['/pricing', 200],
    ['/upgrade', 200],
    ['/payment/success?session_id=cs_1', 200],
    ['/payment/cancel', 200],
    [TERMS, 200],
    ['/polityka-prywatnosci', 200],
    ['/faq', 200],
    ['/nie-ma-takiej', 200],
  ] as const)('%s at %i %% fits a phone', async (address, letters) => {
    const page = await open(address, LONG, { letters });
    await page.getByRole('banner').getByRole('button').first().waitFor({ state: 'attached' });
    expect([await tooWide(page), await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([[], 360]);
  });

  it('the account panel holds a long name', async () => {
    const page = await open('/', LONG);
    await page.getByRole('button', { name: 'Moje konto' }).click();
    const panel = page.getByRole('dialog', { name: 'Moje konto' });
    await panel.getByText(LONG_NAME).waitFor();
    expect(await panel.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  });
});

it('the keyboard goes on from the beginning of a page when what had the focus has gone with the one before', async () => {
  const page = await open('/praktyka', { trial: { hasActiveTrial: true, remainingPoints: 3 } });
  await page.getByRole('main').getByRole('link', { name: 'Przejdź do Tutora AI' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

const openLogin = async () => {
  const page = await open('/', { isVisitor: true }, { width: 360, height: 400 });
  await page.getByRole('banner').getByRole('button', { name: 'Zaloguj się' }).click();
  await page.getByRole('dialog', { name: 'Zaloguj się' }).waitFor();
  return page;
};

describe('the dialogs of identity on a low screen', () => {
  it('an empty login says under each field what is missing', async () => {
    const page = await openLogin();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
    // S1 §5.1–5.3
    expect([
      await dialog.locator('input[aria-invalid="true"]').count(),
      await dialog.getByText('Email jest wymagany').isVisible(),
      await dialog.getByText('Hasło jest wymagane').isVisible(),
      await page.evaluate(() => document.activeElement?.getAttribute('type')),
    ]).toEqual([2, true, true, 'email']);
  });

  it('the login greets newcomers first, and the registration keeps its title while it scrolls', async () => {
    const page = await openLogin();
    const names = await page
      .getByRole('dialog')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Załóż konto' });
    await dialog.getByRole('button', { name: 'Kontynuuj z Google' }).scrollIntoViewIfNeeded();
    const title = await dialog.getByRole('heading', { name: 'Załóż konto' }).boundingBox();
    expect([
      names.slice(0, 2),
      (title?.y ?? -1) >= 0,
      await dialog.getByText('Krok 1 z 2').count(),
      await accessibilityFindings(page),
    ]).toEqual([['Zamknij', 'Załóż konto'], true, 1, []]);
  });

  it('a hint goes when a mistake says the same', async () => {
    const page = await openLogin();
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Załóż konto' });
    const hint = dialog.getByText('Co najmniej 6 znaków');
    const before = await hint.count();
    await dialog.getByLabel('Hasło', { exact: true }).fill('abc');
    await dialog.getByLabel('Powtórz hasło').focus();
    await dialog.getByText('Hasło musi mieć minimum 6 znaków').waitFor();
    expect([before, await hint.count()]).toEqual([1, 0]);
  });
});

it('a visitor who was led away from a page for members is told so, and can go on there', async () => {
  const page = await open('/', { isVisitor: true });
  await page.evaluate(() => {
    history.replaceState({ usr: { place: '/assistant?mode=buddy' }, key: 'k', idx: 0 }, '');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page.getByText('Ta strona jest dla zalogowanych.').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się' });
  await dialog.waitFor();
  expect(await dialog.count()).toBe(1);
});
