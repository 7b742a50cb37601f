import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

export type AccountMenuItem = 'Edytuj profil' | 'Zmień hasło' | 'Wyloguj się';

/** „Moje konto” with its two tabs. */
export const accountPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const settings = main.getByRole('button', { name: 'Ustawienia konta' });
  const list = page.getByRole('menu', { name: 'Ustawienia konta' });
  const firstName = main.getByRole('textbox', { name: 'Imię' });
  const marketing = main.getByRole('checkbox', { name: 'Chcę dostawać e-maile o nowościach' });
  const guardian = main.getByRole('region', { name: 'Zgoda rodzica lub opiekuna' });
  const copy = main.getByRole('region', { name: 'Kopia danych' });
  const updated = main.getByText('Profil zaktualizowany pomyślnie!');
  const terms = main.getByText('Regulamin czeka na Ciebie');
  const trial = main.getByRole('region', { name: 'Okres próbny' });
  return {
    open: (address = '/account') => page.goto(address),
    see: () => expect(page.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeVisible(),
    seePerson: (name: string) => expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible(),
    seeLine: (term: string, value: string) =>
      expect(main.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')).toHaveText(value),
    seeMenuItems: async (actions: readonly AccountMenuItem[]) => {
      await input.choose(settings);
      await expect(list.getByRole('menuitem')).toHaveText(actions);
      await page.keyboard.press('Escape');
    },
    /** The profile to read, and no word of a change. */
    seeResting: () =>
      Promise.all([
        expect(main.getByRole('heading', { level: 2, name: 'Twoje dane' })).toBeVisible(),
        expect(updated).toBeHidden(),
      ]),
    seePlan: () =>
      Promise.all([
        expect(main.getByRole('tab', { name: 'Mój plan' })).toHaveAttribute('aria-selected', 'true'),
        expect(trial).toBeVisible(),
      ]),
    seeUnavailable: () =>
      expect(page.getByRole('heading', { level: 1, name: 'Nie możemy teraz wczytać Twojego konta' })).toBeVisible(),
    seeForm: (name: string) => expect(firstName).toHaveValue(name),
    seeMistake: (sentence: string) => expect(main.getByText(sentence)).toBeVisible(),
    seeMarketing: (state: 'open' | 'closed') =>
      state === 'open' ? expect(marketing).toBeEnabled() : expect(marketing).toBeDisabled(),
    seeUpdated: () => expect(updated).toBeVisible(),
    seeError: (sentence: string) => expect(main.getByRole('alert')).toHaveText(sentence),
    seeTerms: (state: 'open' | 'accepted') =>
      state === 'open' ? expect(terms).toBeVisible() : expect(terms).toBeHidden(),
    seeGuardianAsked: () => expect(guardian).toBeVisible(),
    seeGuardianMistake: (sentence: string) => expect(guardian.getByText(sentence)).toBeVisible(),
    seeGuardianThanked: () => expect(main.getByText('Zgoda jest zapisana.')).toBeVisible(),
    seeCopied: () => expect(page.getByText('Skopiowano.')).toBeVisible(),
    seeDownloaded: () => expect(copy.getByText('Plik jest w pobranych.')).toBeVisible(),
    seeTrial: (sentence: string) => expect(trial.getByText(sentence)).toBeVisible(),

    chooseRetry: () => input.choose(main.getByRole('button', { name: 'Spróbuj ponownie' })),
    chooseTab: (name: 'Moje konto' | 'Mój plan') => input.choose(main.getByRole('tab', { name })),
    chooseMenuItem: async (name: AccountMenuItem) => {
      await input.choose(settings);
      // Whoever is quicker than the menu, which takes the focus when it has opened, loses the press.
      await expect(list.getByRole('menuitem').first()).toBeFocused();
      await list.getByRole('menuitem', { name }).press('Enter');
    },
    fillFirstName: (name: string) => input.fill(firstName, name),
    tickMarketing: () => input.tick(marketing),
    chooseSave: () => input.choose(main.getByRole('button', { name: 'Zapisz', exact: true })),
    chooseCancel: () => input.choose(main.getByRole('button', { name: 'Anuluj' })),
    chooseDelete: () => input.choose(main.getByRole('button', { name: 'Usuń konto' })),
    chooseAcceptTerms: () => input.choose(main.getByRole('button', { name: 'Akceptuj warunki' })),
    fillGuardian: async (email: string) => {
      await input.tick(guardian.getByRole('checkbox'));
      await input.fill(guardian.getByRole('textbox'), email);
    },
    withdrawConsent: async () => {
      await input.choose(main.getByRole('button', { name: 'Cofnij zgodę' }));
      await input.choose(page.getByRole('alertdialog').getByRole('button', { name: 'Cofnij zgodę' }));
    },
    chooseSaveConsent: () => input.choose(guardian.getByRole('button', { name: 'Zapisz zgodę' })),
    chooseCopyId: () => input.choose(main.getByRole('button', { name: 'Kopiuj identyfikator' })),
    seeNoDownload: () => expect(copy.getByRole('alert')).toBeVisible(),
    orderDownload: () => input.choose(copy.getByRole('button', { name: 'Pobierz moje dane' })),
    chooseStartTrial: () => input.choose(trial.getByRole('button', { name: 'Rozpocznij okres próbny' })),
    /** The name of the file and what stands in it. */
    chooseDownload: async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        input.choose(copy.getByRole('button', { name: 'Pobierz moje dane' })),
      ]);
      return { name: download.suggestedFilename(), path: await download.path() };
    },
  };
};
