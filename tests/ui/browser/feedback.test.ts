import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { AssistantScene } from './assistant-scenes.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

const open = async (scene: AssistantScene = {}, look: Look = { width: 360, height: 740 }): Promise<Page> => {
  const page = await openAddress('/assistant?mode=tutor&conversation=long', scene, look);
  await page.getByRole('group', { name: 'Czy ta odpowiedź pomaga?' }).getByRole('button').first().waitFor();
  return page;
};

const question = (page: Page) => page.getByRole('group', { name: 'Czy ta odpowiedź pomaga?' });
const thanks = (page: Page) => page.getByText('Dziękujemy za Twój feedback!');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Co było nie tak?' });
const given = (page: Page) => page.evaluate(() => ('given' in window ? window.given : null));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('feedback', () => {
  it('is asked for below the latest answer only, and a Yes is thanked for (S2 §4.19–4.20, §4.26)', async () => {
    const page = await open();
    const count = await question(page).count();
    await question(page).getByRole('button', { name: 'Tak' }).focus();
    await page.keyboard.press('Enter');
    await thanks(page).waitFor();
    await expect.poll(() => given(page)).toEqual({ 'long:19': { verdict: 'oui', details: null } });
    expect([count, await question(page).evaluate((box) => box === document.activeElement)]).toEqual([1, true]);
  });

  it('of a No takes stars, which the same star clears, and a comment (S2 §4.21–4.25)', async () => {
    const page = await open();
    await press(page, 'Nie');
    await dialog(page).waitFor();
    await press(page, 'Ocena 4 z\u00a05');
    await press(page, 'Ocena 4 z\u00a05');
    const cleared = await page.getByRole('button', { pressed: true }).count();
    await press(page, 'Ocena 2 z\u00a05');
    await page.getByRole('textbox', { name: /^Komentarz/ }).fill('Za trudne');
    const findings = await accessibilityFindings(page);
    await dialog(page).getByRole('button', { name: 'Wyślij' }).click();
    await thanks(page).waitFor();
    await expect
      .poll(() => given(page))
      .toEqual({ 'long:19': { verdict: 'non', details: { rating: 2, comment: 'Za trudne' } } });
    expect([cleared, findings]).toEqual([0, []]);
  });

  it('that is cancelled is not given, and that is too long is kept and told', async () => {
    const page = await open();
    await press(page, 'Nie');
    await page.getByRole('textbox', { name: /^Komentarz/ }).fill('a'.repeat(2_001));
    const isClosed = await dialog(page).getByRole('button', { name: 'Wyślij' }).isDisabled();
    const told = await page.getByText('Za długo o\u00a01\u00a0znak.').isVisible();
    await press(page, 'Anuluj');
    await dialog(page).waitFor({ state: 'detached' });
    expect([isClosed, told, await given(page), await thanks(page).count()]).toEqual([true, true, null, 0]);
  });

  it('that cannot be sent is told', async () => {
    const page = await open({ isFeedbackLost: true });
    await press(page, 'Tak');
    const told = page.getByText('Nie udało się wysłać oceny. Spróbuj później.');
    await told.waitFor();
    expect(await told.count()).toBe(1);
  });
});
