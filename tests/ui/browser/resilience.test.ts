import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { layoutFaults } from '../../support/layout-rules.ts';
import type { AccountScene } from './account-scenes.ts';
import { entryInChromium } from './entry-in-chromium.ts';
import type { Look } from './tabs.ts';

const entry = entryInChromium('resilience.entry.tsx');

/** On a phone, unless said otherwise. */
const open = async (scene: AccountScene = {}, look: Look = {}): Promise<Page> => {
  const page = await entry.open({ width: 360, height: 740, ...look });
  await page.waitForFunction(() => 'showResilience' in window);
  await page.evaluate((shown) => window.showResilience(shown), scene);
  await page.getByRole('heading', { level: 1, name: 'Początek' }).waitFor();
  return page;
};

const state = async (page: Page) => [await accessibilityFindings(page), await layoutFaults(page)];

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const dialogIn = (page: Page) => page.getByRole('dialog', { name: 'Wykryto problem' });

const reported = async (scene: AccountScene = {}, look: Look = {}) => {
  const page = await open(scene, look);
  await page.evaluate(() => window.report({ type: 'app.problemReported' }));
  await dialogIn(page).waitFor();
  return page;
};

describe('the dialog of the recovery', () => {
  it.each([
    [360, 740, 'light', 100],
    [360, 400, 'dark', 100],
    [320, 740, 'light', 200],
    [1280, 800, 'dark', 100],
  ] as const)('stands well at %i × %i px in the %s theme, letters at %i %%', async (width, height, theme, letters) => {
    const page = await reported({}, { width, height, theme, letters });
    await page.getByText('Wykryto problem z nawigacją').waitFor();
    const asking = await state(page);
    await page.getByRole('button', { name: 'Szczegóły techniczne' }).click();
    await page.getByText('Nie było przekierowań.').waitFor();
    expect([asking, await state(page)]).toEqual([
      [[], {}],
      [[], {}],
    ]);
  });

  it.each([
    [360, 400, 'light'],
    [360, 400, 'dark'],
    [320, 640, 'light'],
  ] as const)(
    'is not covered by what is told above it, at %i × %i px in the %s theme',
    async (width, height, theme) => {
      const page = await reported({}, { width, height, theme });
      await page.getByRole('button', { name: 'Szczegóły techniczne' }).click();
      await page.evaluate(() => window.toast());
      const told = page.getByText('Nie udało się wczytać Twojego profilu.');
      await told.waitFor();
      const parts = [
        dialogIn(page).getByRole('heading', { name: 'Wykryto problem' }),
        ...['Zamknij', 'Wyloguj się', 'Napraw'].map((name) =>
          dialogIn(page).getByRole('button', { name, exact: true }),
        ),
      ];
      const areOnTop = async () =>
        Promise.all(
          parts.map((part) =>
            part.evaluate((one) => {
              const { left, top, width: wide, height: high } = one.getBoundingClientRect();
              const edges = [top + 2, top + high - 2].map((y) => document.elementFromPoint(left + wide / 2, y));
              return edges.every((found) => found !== null && one.contains(found));
            }),
          ),
        );
      await expect.poll(areOnTop).toEqual(parts.map(() => true));
      expect([await told.isVisible(), await state(page)]).toEqual([true, [[], {}]]);
    },
  );

  it('is asked for where the guard has given up a loop (S1 §8.52)', async () => {
    const page = await open();
    await go(page, '/faq');
    await page.getByRole('heading', { level: 1, name: 'Nie możemy teraz otworzyć tej strony' }).waitFor();
    const before = await state(page);
    await page.getByRole('main').getByRole('button', { name: 'Napraw' }).click();
    await dialogIn(page).getByText('Wykryto problem z nawigacją').waitFor();
    expect(before).toEqual([[], {}]);
  });

  it('repairs, says so, and leads home after two seconds (S1 §8.53–8.56)', async () => {
    const page = await open({}, { canClockTurn: true });
    await go(page, '/pricing');
    await page.getByRole('heading', { level: 1, name: 'Cennik' }).waitFor();
    await page.evaluate(() => window.report({ type: 'app.problemReported' }));
    await page.getByRole('button', { name: 'Napraw' }).click();
    await page.getByText('Stan został wyczyszczony. Spróbuj ponownie.').waitFor();
    const findings = await state(page);
    await page.clock.fastForward(2_000);
    await page.getByRole('heading', { level: 1, name: 'Początek' }).waitFor();
    expect([findings, await dialogIn(page).count(), new URL(page.url()).pathname]).toEqual([[[], {}], 0, '/']);
  });

  it('says that the backend did not answer to the repair, and shows the code among the details (S1 §8.57)', async () => {
    const page = await reported();
    await page.evaluate(() => window.loseBackend());
    await page.getByRole('button', { name: 'Szczegóły techniczne' }).press('Enter');
    await page.getByRole('button', { name: 'Napraw' }).press('Enter');
    await page.getByText('Nie udało się naprawić problemu. Spróbuj wylogować się.').waitFor();
    await page.getByText('Kod: server/unavailable').waitFor();
    expect(await state(page)).toEqual([[], {}]);
  });

  it('logs out, and then the header offers the login (S1 §8.58–8.60)', async () => {
    const page = await reported();
    await page.getByRole('button', { name: 'Wyloguj się' }).click();
    await page.getByRole('button', { name: 'Zaloguj się' }).first().waitFor();
    expect(await dialogIn(page).count()).toBe(0);
  });

  it('opens the contact page in a new tab and stays (S1 §8.61)', async () => {
    const page = await reported();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Napisz do nas (otwiera się w nowej karcie)' }).click();
    expect([new URL((await opened).url()).pathname, await dialogIn(page).count()]).toEqual(['/kontakt', 1]);
  });

  it('shows where the product has led to in a loop, the last five places (S1 §8.62)', async () => {
    const page = await open();
    const redirects = ['/a', '/b', '/c', '/d', '/pricing', '/pricing', '/pricing'].map((path, second) => ({
      path,
      timestamp: new Date(2026, 8, 1, 8, 0, second).getTime(),
    }));
    await page.evaluate((found) => {
      window.report({ type: 'navigation.loopDetected', redirects: found, at: 0 });
      window.report({ type: 'app.problemReported' });
    }, redirects);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.report({ type: 'app.problemReported' }));
        return dialogIn(page).count();
      })
      .toBe(1);
    await page.getByRole('button', { name: 'Szczegóły techniczne' }).click();
    expect(
      await page.getByRole('list', { name: 'Ostatnie przekierowania' }).getByRole('listitem').allInnerTexts(),
    ).toEqual(
      ['08:00:02/c', '08:00:03/d', '08:00:04/pricing', '08:00:05/pricing', '08:00:06/pricing'].map((line) =>
        line.replace('/', '\n/'),
      ),
    );
  });

  it('closes by Escape, and gives the focus back', async () => {
    const page = await open();
    const account = page.getByRole('button', { name: 'Moje konto' });
    await account.focus();
    await page.evaluate(() => window.report({ type: 'app.problemReported' }));
    await dialogIn(page).waitFor();
    await page.keyboard.press('Escape');
    await dialogIn(page).waitFor({ state: 'detached' });
    await expect.poll(() => account.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

const crashed = async (look: Look = {}) => {
  const page = await open({}, look);
  await page.evaluate(() => window.breakDown('page', true));
  await go(page, '/pricing');
  await page.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' }).waitFor();
  return page;
};

const heading = (page: Page) => page.locator('h1').textContent();

const mend = (page: Page) => page.evaluate(() => window.breakDown('page', false));

describe('a page that has crashed', () => {
  it.each([
    [360, 740, 'light'],
    [360, 400, 'dark'],
    [1280, 800, 'dark'],
  ] as const)(
    'leaves header and footer where they are, at %i × %i px in the %s theme',
    async (width, height, theme) => {
      const page = await crashed({ width, height, theme });
      expect([
        await page.getByRole('banner').count(),
        await page.getByRole('contentinfo').count(),
        await page.getByRole('link', { name: 'Napisz do nas' }).getAttribute('href'),
        await state(page),
      ]).toEqual([1, 1, '/kontakt', [[], {}]]);
    },
  );

  it('can be tried again', async () => {
    const page = await crashed();
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await page.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' }).waitFor();
    await mend(page);
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect.poll(() => heading(page)).toBe('Cennik');
  });

  it('is left like any other', async () => {
    const page = await crashed();
    await go(page, '/');
    await expect.poll(() => heading(page)).toBe('Początek');
  });

  it('is repaired by the recovery, which leads home', async () => {
    const page = await crashed();
    await page.getByRole('button', { name: 'Zacznij od nowa' }).click();
    await page.getByText('Stan został wyczyszczony. Spróbuj ponownie.').waitFor();
    await expect.poll(() => heading(page), { timeout: 5_000 }).toBe('Początek');
  });
});

it('when everything has crashed, a page is left that can be loaded anew', async () => {
  const page = await open();
  await page.evaluate(() => {
    window.breakDown('everything', true);
    window.renderAgain();
  });
  await page.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' }).waitFor();
  expect([
    await page.getByRole('button').allInnerTexts(),
    await page.getByRole('link', { name: 'Napisz do nas' }).getAttribute('href'),
    await layoutFaults(page),
  ]).toEqual([['Zacznij od nowa', 'Odśwież stronę'], '/kontakt', {}]);
});
