import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { policyReports } from '../../support/served-entry.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('gallery.entry.tsx');

const openGallery = async (width: number, theme: 'light' | 'dark' = 'light'): Promise<Page> => {
  const page = await entry.open({ width, theme });
  await page.locator('.katex').first().waitFor();
  return page;
};

describe('the page of all components', () => {
  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('is accessible at %i px in the %s theme and does not scroll sideways', async (width, theme) => {
    const page = await openGallery(width, theme);
    expect({
      findings: await accessibilityFindings(page),
      width: await page.evaluate(() => document.documentElement.scrollWidth),
    }).toEqual({ findings: [], width });
  });

  it('does not scroll sideways on a phone with letters twice as big', async () => {
    const page = await entry.open({ width: 360, letters: 200 });
    await page.locator('.katex').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

describe('on a phone', () => {
  let phone: Page;
  beforeAll(async () => {
    phone = await openGallery(360);
  });

  it('the keyboard can skip to the content', async () => {
    await phone.keyboard.press('Tab');
    await phone.keyboard.press('Enter');
    expect(await phone.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('everything that is pressed is at least 44 px high', async () => {
    const small = await phone
      .locator('button, select, input:not([type="checkbox"], [type="radio"]), summary, [role="tab"], fieldset label')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });

  it('the menu is a drawer that Escape closes (S1 §2.19–2.20)', async () => {
    await phone.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = phone.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Flashcards' }).waitFor();
    expect(await accessibilityFindings(phone)).toEqual([]);
    await phone.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    // The focus comes back a frame later.
    await expect
      .poll(() => phone.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Open the menu');
  });

  it('a dialog fills the screen and a short question stays at its lower edge', async () => {
    for (const [opener, role, isFull] of [
      ['Open dialog', 'dialog', true],
      ['Open confirm', 'alertdialog', false],
    ] as const) {
      await phone.getByRole('button', { name: opener }).click();
      const place = async () => {
        const { width, height, y } = (await phone.getByRole(role).boundingBox()) ?? { width: 0, height: 0, y: 0 };
        return { width, isFull: height === 800, bottom: y + height };
      };
      // It slides in: what counts is where it comes to rest.
      await expect.poll(place).toEqual({ width: 360, isFull, bottom: 800 });
      await phone.keyboard.press('Escape');
      await phone.getByRole(role).waitFor({ state: 'detached' });
    }
  });

  it('a layer gives the focus back however late the phone paints', async () => {
    const late = await openGallery(360);
    await late.evaluate(() => {
      const paint = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => Number(setTimeout(() => paint(draw), 600));
      // Focus that stops at the page before it comes home would throw a screen reader back to the beginning.
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement && target.id === 'main') document.body.dataset['focus'] = 'at main';
      });
    });
    for (const [opener, layer] of [
      ['Open the menu', late.getByRole('dialog', { name: 'Menu' })],
      ['Open dialog', late.getByRole('dialog', { name: 'Log in' })],
    ] as const) {
      const button = late.getByRole('button', { name: opener });
      await button.click();
      await expect.poll(() => layer.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await late.keyboard.press('Escape');
      await layer.waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    expect(await late.evaluate(() => document.body.dataset['focus'])).toBe(undefined);
  });
});

describe('on a wide screen', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openGallery(1280);
  });

  it.each(['Escape', 'close button', 'backdrop'] as const)(
    'a dialog closes by the %s and gives the focus back (S1 §2.31–2.33)',
    async (way) => {
      const opener = page.getByRole('button', { name: 'Open dialog' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Log in' });
      await dialog.waitFor();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'close button') await dialog.getByRole('button', { name: 'Close' }).click();
      else await page.mouse.click(20, 400);
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
    },
  );

  it('a dialog that must not be left stays and keeps the focus inside (S1 §2.34)', async () => {
    await page.getByRole('button', { name: 'Open progress' }).click();
    const dialog = page.getByRole('dialog', { name: 'We make your account' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 400);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
    expect(
      await dialog.evaluate((box) => [
        box.isConnected,
        box.contains(document.activeElement),
        box.querySelector('[aria-label="Close"]'),
      ]),
    ).toEqual([true, true, null]);
    await dialog.getByRole('button', { name: '(gallery: leave)' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('notifications stay in reach while a dialog is open, and a press on them does not close it (S1 §2.55)', async () => {
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await page.getByRole('button', { name: 'Show the toasts' }).click();
    await page.getByRole('button', { name: 'Open confirm' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await notifications.getByRole('button', { name: 'Close' }).first().click();
    const isFocusBack = await page.evaluate(async () => {
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = () => 0;
      const close = document.querySelector<HTMLElement>('section[aria-label="Notifications"] button');
      close?.focus();
      close?.click();
      await new Promise((resolve) => setTimeout(resolve));
      window.requestAnimationFrame = requestAnimationFrame;
      return document.querySelector('[role="alertdialog"]')?.contains(document.activeElement);
    });
    expect(isFocusBack, 'the dialog has the focus again before the next frame').toBe(true);
    expect([await notifications.getByRole('listitem').count(), await page.getByRole('alertdialog').count()]).toEqual([
      2, 1,
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  });

  it('a pending button keeps its focus and says that it is busy', async () => {
    const pending = page.getByRole('button', { name: 'Pending' }).first();
    await pending.focus();
    expect(
      await pending.evaluate((button) => [
        button === document.activeElement,
        button.getAttribute('aria-disabled'),
        button.getAttribute('aria-busy'),
      ]),
    ).toEqual([true, 'true', 'true']);
  });

  it('a password can be shown and hidden again', async () => {
    const field = page.getByLabel('Password', { exact: true });
    const types = [await field.getAttribute('type')];
    for (const name of ['Show the password', 'Hide the password']) {
      await page.getByRole('button', { name }).click();
      types.push(await field.getAttribute('type'));
    }
    expect(types).toEqual(['password', 'text', 'password']);
  });

  it('the keyboard walks through tabs and segments with arrows', async () => {
    await page.getByRole('tab', { name: 'My account' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'Tutor AI' }).focus();
    await page.keyboard.press('ArrowRight');
    expect([
      await page.getByRole('tabpanel').textContent(),
      await page.getByRole('radio', { name: 'Friend AI' }).isChecked(),
    ]).toEqual(['Premium, until 5 May 2026.', true]);
  });

  it('nothing of all this was refused by the strict policy', async () => {
    expect(await policyReports(page)).toEqual([]);
  });
});
