import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

export type AccountDeed = 'Edytuj profil' | 'Zmień hasło' | 'Wyloguj się';

/** „Moje konto” with its two tabs. */
export const accountPage = (page: Page, hand: Hand) => {
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
    seeDeeds: async (deeds: readonly AccountDeed[]) => {
      await hand.choose(settings);
      await expect(list.getByRole('menuitem')).toHaveText(deeds);
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

    chooseRetry: () => hand.choose(main.getByRole('button', { name: 'Spróbuj ponownie' })),
    chooseTab: (name: 'Moje konto' | 'Mój plan') => hand.choose(main.getByRole('tab', { name })),
    chooseDeed: async (name: AccountDeed) => {
      await hand.choose(settings);
      await list.getByRole('menuitem', { name }).press('Enter');
    },
    fillFirstName: (name: string) => hand.fill(firstName, name),
    tickMarketing: () => hand.tick(marketing),
    chooseSave: () => hand.choose(main.getByRole('button', { name: 'Zapisz', exact: true })),
    chooseCancel: () => hand.choose(main.getByRole('button', { name: 'Anuluj' })),
    chooseDelete: () => hand.choose(main.getByRole('button', { name: 'Usuń konto' })),
    chooseAcceptTerms: () => hand.choose(main.getByRole('button', { name: 'Akceptuj warunki' })),
    fillGuardian: async (email: string) => {
      await hand.tick(guardian.getByRole('checkbox'));
      await hand.fill(guardian.getByRole('textbox'), email);
    },
    chooseSaveConsent: () => hand.choose(guardian.getByRole('button', { name: 'Zapisz zgodę' })),
    chooseCopyId: () => hand.choose(main.getByRole('button', { name: 'Kopiuj identyfikator' })),
    /** The name of the file and what stands in it. */
    chooseDownload: async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        hand.choose(copy.getByRole('button', { name: 'Pobierz moje dane' })),
      ]);
      return { name: download.suggestedFilename(), path: await download.path() };
    },
  };
};
