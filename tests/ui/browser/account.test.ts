import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { policyReports } from '../../support/served-entry.ts';
import type { AccountScene } from './account-scenes.ts';
import { entryInChromium } from './entry-in-chromium.ts';
import type { Look } from './tabs.ts';

const entry = entryInChromium('account.entry.tsx');

const open = async (scene: AccountScene = {}, { address = '/account', ...look }: Look & { address?: string } = {}) => {
  const page = await entry.open(look);
  await page.waitForFunction(() => 'showAccount' in window);
  await page.evaluate(([shown, at]) => window.showAccount(shown, at), [scene, address] as const);
  await page.getByRole('heading', { level: 1, name: 'Moje konto' }).waitFor();
  return page;
};

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Ustawienia konta' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** To be polled: a dialog gives the focus back a frame after it has gone, and a busy machine is slow to draw one. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const state = async (page: Page) => ({
  findings: await accessibilityFindings(page),
  layout: await layoutFaults(page),
  refused: await policyReports(page),
});

const UNDER_16: AccountScene = { user: { isUnder16: true, isTermsAccepted: false, classId: 8 } };
const LONG_NAME = '<img src=x onerror=alert(1)>'.repeat(3).concat('👩‍👩‍👧 مرحبا بالعالم').slice(0, 100);

describe('the account page', () => {
  it.each([
    [1280, 'light', '/account', UNDER_16],
    [1280, 'dark', '/account?tab=plan', { trial: { hasActiveTrial: true, remainingPoints: 18, remainingHours: 17.5 } }],
    [360, 'light', '/account', { user: { firstName: LONG_NAME, displayName: LONG_NAME } }],
    [360, 'dark', '/account', UNDER_16],
  ] as const)(
    'is accessible at %i px in the %s theme at %s and does not scroll sideways',
    async (width, theme, address, scene) => {
      const page = await open(scene, { width, theme, address });
      expect(await state(page)).toEqual({ findings: [], layout: {}, refused: [] });
    },
  );

  it('shows a name of HTML, emoji and letters from right to left as text', async () => {
    const page = await open({ user: { firstName: LONG_NAME, displayName: LONG_NAME } });
    expect([
      await page.getByRole('heading', { level: 2 }).first().textContent(),
      await page.locator('main img').count(),
    ]).toEqual([LONG_NAME, 0]);
  });

  it('gives the id of the user to the clipboard, and says so (S1 §2.95)', async () => {
    const page = await open({ user: { id: 'an-id' } });
    await page.getByRole('button', { name: 'Kopiuj identyfikator' }).click();
    await page.getByText('Skopiowano.').waitFor();
    expect(await page.evaluate(() => ('copied' in window ? window.copied : null))).toEqual(['an-id']);
  });
});

describe('the focus', () => {
  let page: Page;
  beforeAll(async () => {
    page = await open(UNDER_16);
  });

  it('goes from the menu into the form, and from the saved form to the heading', async () => {
    await choose(page, 'Edytuj profil');
    const firstName = page.getByLabel('Imię');
    await expect.poll(() => firstName.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    // S1 §8.48
    await page.getByText('Profil zaktualizowany pomyślnie!').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Twoje dane$/);
  });

  it('goes to the first mistake of a form, and stays on the tab by which one comes back to it', async () => {
    await page.getByRole('button', { name: 'Zapisz zgodę' }).click();
    await expect.poll(() => page.getByRole('checkbox').evaluate((box) => box === document.activeElement)).toBe(true);
    await page.getByRole('tab', { name: 'Mój plan' }).click();
    await page.getByRole('tab', { name: 'Moje konto' }).click();
    await page.getByRole('button', { name: 'Zapisz zgodę' }).waitFor();
    await expect.poll(() => focused(page)).toBe('Moje konto');
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(2);
  });

  it('is never lost when a card has done its work', async () => {
    await page.getByRole('checkbox').check();
    await page.getByRole('textbox').fill('mama@example.com');
    await page.getByRole('button', { name: 'Zapisz zgodę' }).click();
    await page.getByText('Zgoda jest zapisana.').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Zgoda jest zapisana\./);
    // S1 §2.100
    await page.getByRole('button', { name: 'Akceptuj warunki' }).click();
    await page.getByText('Regulamin czeka').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Twoje dane$/);
  });

  it('comes back to the menu from a dialog, by keyboard alone', async () => {
    const settings = page.getByRole('button', { name: 'Ustawienia konta' });
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Edytuj profil$/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toMatch(/^Zmień hasło$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
    await dialog.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^Ustawienia konta$/);
  });
});

it('a consent that is taken back is told, keeps the focus, is no reason to thank, and can be given anew', async () => {
  const page = await open({
    user: { isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.com', classId: 8 },
  });
  for (const _ of ['once', 'and once more']) {
    await page.getByRole('button', { name: 'Cofnij zgodę' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij zgodę' }).click();
    await page.getByText('Zgoda jest cofnięta.').waitFor();
    await expect.poll(() => focused(page)).toContain('Zgoda jest cofnięta.');
    expect(await page.getByText('Profil zaktualizowany pomyślnie!').count()).toBe(0);
    const card = page.getByRole('region', { name: 'Zgoda rodzica lub opiekuna' });
    await card.getByRole('checkbox').check();
    await card.getByRole('textbox').fill('ala.kowalska@example.com');
    await card.getByRole('button', { name: 'Zapisz zgodę' }).click();
    await card.getByText('To adres Twojego konta.').waitFor();
    await card.getByRole('textbox').fill('mama@example.com');
    await card.getByRole('button', { name: 'Zapisz zgodę' }).click();
    await page.getByText('Zgoda jest zapisana.').waitFor();
  }
});

it('a wrong class is corrected in the profile', async () => {
  const page = await open({}, { width: 360 });
  await choose(page, 'Edytuj profil');
  await page.getByRole('combobox', { name: 'Klasa' }).selectOption({ label: 'Klasa 2 LO' });
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page.getByText('Profil zaktualizowany pomyślnie!').waitFor();
  expect(await page.getByRole('definition').filter({ hasText: 'Klasa' }).allTextContents()).toEqual(['Klasa 2 LO']);
});

describe('the dialogs', () => {
  it('keep the focus when the form in them has done its work', async () => {
    const page = await open();
    await choose(page, 'Zmień hasło');
    const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
    await dialog.getByLabel('Obecne hasło', { exact: true }).fill('poziomka-7-las');
    await dialog.getByLabel('Nowe hasło', { exact: true }).fill('borowka-8-las');
    await dialog.getByLabel('Powtórz nowe hasło').fill('borowka-8-las');
    await page.keyboard.press('Enter');
    await dialog.getByText('Hasło zostało zmienione pomyślnie!').waitFor();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Ustawienia konta');
  });

  it('say under each password what is wrong with it (S1 §2.50)', async () => {
    const page = await open({}, { width: 360 });
    await choose(page, 'Zmień hasło');
    const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
    await dialog.getByLabel('Nowe hasło', { exact: true }).fill('abc');
    await dialog.getByLabel('Powtórz nowe hasło').fill('x');
    await dialog.getByLabel('Nowe hasło', { exact: true }).focus();
    const described = await dialog
      .locator('input[aria-invalid="true"]')
      .evaluateAll((fields) =>
        fields.map(
          (field) =>
            document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
        ),
      );
    expect([
      described,
      await dialog.getByRole('button', { name: 'Zmień hasło' }).isDisabled(),
      await accessibilityFindings(page),
    ]).toEqual([
      ['Wprowadź obecne hasło', 'Nowe hasło musi mieć minimum 6 znaków', 'Hasła nie są identyczne'],
      true,
      [],
    ]);
  });

  it('ask for the password before an account is deleted, and lead home when it is', async () => {
    const page = await open({ isLoginOld: true }, { width: 360 });
    await choose(page, 'Edytuj profil');
    // S1 §2.49, §2.91
    await page.getByRole('button', { name: 'Usuń konto' }).click();
    await page.getByRole('alertdialog', { name: 'Usunąć konto?' }).getByRole('button', { name: 'Usuń konto' }).click();
    const proof = page.getByRole('alertdialog', { name: 'Potwierdź, że to Ty' });
    await proof.getByLabel('Hasło', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await proof.getByRole('alert').waitFor();
    const findings = await accessibilityFindings(page);
    await proof.getByLabel('Hasło', { exact: true }).fill('right');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    expect([findings, await page.getByRole('alertdialog').count()]).toEqual([[], 0]);
  });
});
