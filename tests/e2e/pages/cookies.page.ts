import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The question about cookies at the bottom of a page. */
export const cookieBanner = (page: Page, input: InputDriver) => {
  const banner = page.getByRole('region', { name: 'Zgoda na cookies' });
  return {
    see: () => expect(banner).toBeVisible(),
    seeNone: () => expect(banner).toHaveCount(0),
    chooseAcceptAll: () => input.choose(banner.getByRole('button', { name: 'Zaakceptuj wszystkie' })),
    chooseRejectAll: () => input.choose(banner.getByRole('button', { name: 'Tylko niezbędne' })),
    chooseCustomise: () => input.choose(banner.getByRole('button', { name: 'Dostosuj' })),
  };
};

export const cookieDialog = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Wybierz, na co się zgadzasz' });
  return {
    see: () => expect(dialog).toBeVisible(),
    chooseAnalytics: () => input.choose(dialog.getByRole('checkbox', { name: 'Analityka' })),
    chooseSave: () => input.choose(dialog.getByRole('button', { name: 'Zapisz wybór' })),
  };
};

/** „Ustawienia cookies”. */
export const cookieSettingsPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog', { name: 'Wycofać zgodę?' });
  return {
    open: () => page.goto('/ustawienia-cookies'),
    see: () => expect(main.getByRole('heading', { level: 1, name: 'Ustawienia cookies' })).toBeVisible(),
    /** Status, analytics, marketing. */
    seeAnswer: async (status: string, analytics: string, marketing: string) => {
      const values = main.getByRole('definition');
      for (const [index, value] of [
        [0, status],
        [2, analytics],
        [3, marketing],
      ] as const)
        await expect(values.nth(index)).toHaveText(value);
    },
    /** Names of what is kept in the browser, as the page lists them. */
    storedNames: () => main.locator('code').allTextContents(),
    chooseReset: async () => {
      await input.choose(main.getByRole('button', { name: 'Wycofaj zgodę' }));
      await input.choose(question.getByRole('button', { name: 'Wycofaj zgodę' }));
    },
    chooseTest: () => input.choose(main.getByRole('button', { name: 'Pokaż pytanie od nowa' })),
  };
};
