import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import { appInChromium } from './app-in-chromium.ts';
import type { BillingScene } from './billing-scenes.ts';
import { bringSections } from './bring-sections.ts';
import type { Look } from './tabs.ts';

const openAddress = appInChromium();

const bannerOn = (page: Page) => page.getByRole('region', { name: 'Zgoda na cookies' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const open = async (address: string, look: Look = {}, scene: BillingScene = { isVisitor: true }): Promise<Page> => {
  const page = await openAddress(
    address,
    { isCookieAsked: true, ...scene },
    { width: 360, height: 740, canClockTurn: true, ...look },
  );
  // The page comes to rest.
  await page.clock.runFor(10_000);
  return page;
};

const openAsked = async (address = '/', look: Look = {}, scene?: BillingScene): Promise<Page> => {
  const page = await open(address, look, scene);
  await bannerOn(page).waitFor();
  return page;
};

/** Which elements of a page a rectangle of another lies over. */
const coveredBy = (page: Page, others: string) =>
  page.evaluate((selector) => {
    const banner = document.querySelector('section[aria-label="Zgoda na cookies"]')?.getBoundingClientRect();
    if (banner === undefined || banner.height === 0) return ['there is no banner'];
    return [...document.querySelectorAll(selector)]
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < banner.bottom && bottom > banner.top && left < banner.right && right > banner.left;
      })
      .map((one) => one.outerHTML.slice(0, 80));
  }, others);

describe('the cookie banner', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 360, height: 740, theme: 'dark' },
    { width: 360, height: 400 },
    { width: 360, height: 400, theme: 'dark' },
    { width: 320, height: 480 },
    { width: 360, height: 740, letters: 200 },
    { width: 1280, height: 800, letters: 200 },
    { width: 1280, height: 800 },
    { width: 1280, height: 800, theme: 'dark' },
  ] as const)(
    'stands at the bottom and shows its three answers, and not over the header, with %j (S1 §2.47)',
    async (look) => {
      const page = await openAsked('/', look);
      const bottom = async () => {
        const box = await bannerOn(page).boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(bottom).toBe(look.height);
      const answers = await bannerOn(page)
        .getByRole('button')
        .evaluateAll((all) =>
          all.map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
            return [one.textContent, one.contains(onTop), height >= 44];
          }),
        );
      expect({
        answers,
        header: await coveredBy(page, 'header'),
        layout: await layoutFaults(page),
        accessibility: await accessibilityFindings(page),
      }).toEqual({
        answers: [
          ['Zaakceptuj wszystkie', true, true],
          ['Tylko niezbędne', true, true],
          ['Dostosuj', true, true],
        ],
        header: [],
        layout: {},
        accessibility: [],
      });
    },
  );

  it('moves nothing when it comes', async () => {
    const page = await openAddress('/payment/cancel', { isVisitor: true, isCookieAsked: true }, { canClockTurn: true });
    // A picture is drawn with the font, which moves what is near it.
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot();
    await page.evaluate(() => {
      const seen = { shifts: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        seen.shifts += list.getEntries().length;
      }).observe({ type: 'layout-shift' });
    });
    await page.clock.runFor(10_000);
    await bannerOn(page).waitFor();
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => (window as unknown as { seen: { shifts: number } }).seen)).toEqual({ shifts: 0 });
  });

  it('is the second that the keyboard comes to, keeps nobody there, and is told politely', async () => {
    const page = await openAsked();
    const names: unknown[] = [];
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.evaluate(() => document.activeElement?.textContent));
    }
    expect([names, await page.getByRole('status').allTextContents()]).toEqual([
      ['Przejdź do treści', 'Więcej o\u00A0cookies', 'Zaakceptuj wszystkie', 'Tylko niezbędne', 'Dostosuj', 'Nauka'],
      expect.arrayContaining(['Na początku strony czeka pytanie o\u00A0zgodę na cookies.']),
    ]);
  });

  it('hands the focus on to the page when it has been answered by keyboard', async () => {
    const page = await openAsked();
    await button(page, 'Tylko niezbędne').press('Enter');
    await bannerOn(page).waitFor({ state: 'detached' });
    await page.clock.runFor(1_000);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('lets the end of the page be read, and whatever the keyboard comes to', async () => {
    const page = await openAsked('/', { height: 400 });
    await bringSections(page);
    const covered: unknown[] = [];
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.focus();
      await link.evaluate((one) => one.setAttribute('data-focused', ''));
      covered.push(await coveredBy(page, '[data-focused]'));
      await link.evaluate((one) => one.removeAttribute('data-focused'));
    }
    expect([covered.length > 3, covered.flat()]).toEqual([true, []]);
  });

  it('steps aside on a low screen while something is typed, and comes back', async () => {
    const page = await openAsked('/account', { height: 400 }, {});
    await page.getByRole('button', { name: 'Ustawienia konta' }).click();
    await page.getByRole('menuitem', { name: 'Edytuj profil' }).click();
    const field = page.getByRole('textbox', { name: 'Imię' });
    await field.focus();
    const whileTyped = await bannerOn(page).isVisible();
    await field.blur();
    expect([whileTyped, await bannerOn(page).isVisible()]).toEqual([false, true]);
  });

  it('never stands over a thread or its composer', async () => {
    const low = await open('/assistant?mode=tutor', { height: 400 }, {});
    const phone = await open('/assistant?mode=tutor', {}, {});
    const desktop = await openAsked('/assistant?mode=tutor', { width: 1280, height: 800 }, {});
    expect([
      await bannerOn(low).isVisible(),
      await bannerOn(phone).isVisible(),
      await coveredBy(desktop, 'header, form, section[aria-label="Rozmowa"]'),
      await layoutFaults(desktop),
      await accessibilityFindings(desktop),
    ]).toEqual([false, false, [], {}, []]);
  });

  it('lies still behind a dialog', async () => {
    const page = await openAsked();
    await page.getByRole('banner').getByRole('button', { name: 'Zaloguj się' }).click();
    await page.getByRole('dialog', { name: 'Zaloguj się' }).waitFor();
    const isOutOfReach = () =>
      page
        .locator('section[aria-label="Zgoda na cookies"]')
        .evaluate((banner) => banner.closest('[inert], [aria-hidden="true"]') !== null);
    await expect.poll(isOutOfReach).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isOutOfReach).toBe(false);
  });
});

const customise = async (page: Page, look: 'banner' | 'settings' = 'banner') => {
  await button(page, look === 'banner' ? 'Dostosuj' : 'Zmień ustawienia').click();
  const dialog = page.getByRole('dialog', { name: 'Wybierz, na co się zgadzasz' });
  await dialog.waitFor();
  await page.clock.runFor(1_000);
  return dialog;
};

const ticks = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('checkbox')
    .evaluateAll((all) =>
      all.map((one) =>
        one instanceof HTMLInputElement ? [one.labels?.[0]?.textContent, one.checked, one.disabled] : [],
      ),
    );

describe('the dialog of the choice', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 360, height: 400, theme: 'dark' },
    { width: 360, height: 740, letters: 200 },
    { width: 1280, height: 800, theme: 'dark' },
  ] as const)('has the necessary on and nothing else ticked, with %j (S1 §2.48, R8)', async (look) => {
    const page = await openAsked('/', look);
    await customise(page);
    expect([await ticks(page), await layoutFaults(page), await accessibilityFindings(page)]).toEqual([
      [
        ['Niezbędne', true, true],
        ['Analityka', false, false],
        ['Marketing', false, false],
      ],
      {},
      [],
    ]);
  });

  it('is left by Escape without an answer, and the banner asks on', async () => {
    const page = await openAsked();
    const dialog = await customise(page);
    await dialog.getByLabel('Analityka').check();
    await page.keyboard.press('Escape');
    await bannerOn(page).waitFor();
    await customise(page);
    expect(await dialog.getByLabel('Analityka').isChecked()).toBe(false);
  });
});

/** The lines of the answer on the page of settings. */
const linesOn = async (page: Page) => {
  const section = page.getByRole('region', { name: 'Twoja zgoda' });
  return [await section.getByRole('term').allTextContents(), await section.getByRole('definition').allTextContents()];
};
const TERMS = ['Status', 'Data', 'Analityka', 'Marketing', 'Wersja zasad'];
const NOT_ANSWERED = [TERMS, ['Jeszcze bez odpowiedzi', '–', 'Wyłączona', 'Wyłączony', '1.0']];

describe('the cookie settings', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 360, height: 740, theme: 'dark', letters: 200 },
    { width: 1280, height: 800, theme: 'dark' },
  ] as const)('can be read by everybody with %j (S2 §2.24, §2.139)', async (look) => {
    const page = await open('/ustawienia-cookies', look, { isVisitor: true, isCookieAsked: false });
    expect([
      await page.getByRole('heading').allTextContents(),
      await layoutFaults(page),
      await accessibilityFindings(page),
    ]).toEqual([
      ['Ustawienia cookies', 'Twoja zgoda', 'Co i\u00A0po co zapisujemy', 'Niezbędne', 'Analityka', 'Marketing'],
      {},
      [],
    ]);
  });

  it('say that nothing was answered yet, and offer nothing to withdraw (S2 §2.132–2.136)', async () => {
    const page = await openAsked('/ustawienia-cookies');
    expect([
      await linesOn(page),
      await button(page, 'Wycofaj zgodę').isDisabled(),
      await button(page, 'Pokaż pytanie od nowa').isDisabled(),
    ]).toEqual([NOT_ANSWERED, true, true]);
  });

  it('show the day, and what is on, of an own choice, and change it (S2 §2.132–2.136, S1 §4.103)', async () => {
    const page = await openAsked('/ustawienia-cookies');
    await page.clock.setFixedTime('2027-05-05T10:00:00Z');
    const dialog = await customise(page, 'settings');
    await dialog.getByLabel('Analityka').check();
    await dialog.getByRole('button', { name: 'Zapisz wybór' }).click();
    await bannerOn(page).waitFor({ state: 'detached' });
    const chosen = await linesOn(page);
    await customise(page, 'settings');
    const ticked = await ticks(page);
    await dialog.getByRole('button', { name: 'Zaakceptuj wszystkie' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect([chosen, ticked.map(([, isTicked]) => isTicked), await linesOn(page)]).toEqual([
      [TERMS, ['Odpowiedź zapisana', '5\u00A0maja\u00A02027', 'Włączona', 'Wyłączony', '1.0']],
      [true, true, false],
      [TERMS, ['Odpowiedź zapisana', '5\u00A0maja\u00A02027', 'Włączona', 'Włączony', '1.0']],
    ]);
  });

  it('withdraw the answer after a question, and the banner asks again (S2 §2.137, §2.140)', async () => {
    const page = await openAsked('/ustawienia-cookies');
    await button(page, 'Zaakceptuj wszystkie').click();
    await bannerOn(page).waitFor({ state: 'detached' });
    const question = page.getByRole('alertdialog', { name: 'Wycofać zgodę?' });
    await button(page, 'Wycofaj zgodę').click();
    await question.getByRole('button', { name: 'Zostaw' }).click();
    await question.waitFor({ state: 'detached' });
    const kept = await linesOn(page);
    await button(page, 'Wycofaj zgodę').click();
    await question.getByRole('button', { name: 'Wycofaj zgodę' }).click();
    await bannerOn(page).waitFor();
    expect([kept[1]?.[0], await linesOn(page)]).toEqual(['Odpowiedź zapisana', NOT_ANSWERED]);
  });
});
