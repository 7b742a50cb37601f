import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';
import type { Pupil } from '../support/pupils.ts';

/** Step 1: e-mail and password. */
export const accountForm = (page: Page, hand: Hand) => {
  const dialog = page.getByRole('dialog', { name: 'Załóż konto' });
  const email = dialog.getByRole('textbox', { name: 'Adres e-mail' });
  const password = dialog.getByLabel('Hasło', { exact: true });
  const confirmation = dialog.getByLabel('Powtórz hasło');
  const submit = dialog.getByRole('button', { name: 'Dalej' });
  return {
    see: () => expect(dialog.getByText('Krok 1 z 2')).toBeVisible(),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seeFilled: (pupil: Pick<Pupil, 'email' | 'password'>) =>
      Promise.all([expect(email).toHaveValue(pupil.email), expect(password).toHaveValue(pupil.password), expect(confirmation).toHaveValue(pupil.password)]),
    seeMistake: (sentence: string) => expect(dialog.getByText(sentence)).toBeVisible(),
    seeSubmit: (state: 'open' | 'closed') => (state === 'open' ? expect(submit).toBeEnabled() : expect(submit).toBeDisabled()),
    fill: async (pupil: Pick<Pupil, 'email' | 'password'>, repeated = pupil.password) => {
      await hand.fill(email, pupil.email);
      await hand.fill(password, pupil.password);
      await hand.fill(confirmation, repeated);
    },
    chooseNext: () => hand.choose(submit),
    chooseLogin: () => hand.choose(dialog.getByRole('button', { name: 'Zaloguj się' })),
    chooseClose: () => hand.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};

/** Step 2: first name, class, terms. */
export const detailsForm = (page: Page, hand: Hand) => {
  const dialog = page.getByRole('dialog', { name: 'Jeszcze tylko chwila' });
  const firstName = dialog.getByRole('textbox', { name: 'Imię' });
  const schoolClass = dialog.getByRole('combobox', { name: 'Klasa' });
  const terms = dialog.getByRole('checkbox', { name: 'Akceptuję regulamin' });
  return {
    see: () => expect(dialog.getByText('Krok 2 z 2')).toBeVisible(),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seeFilled: (pupil: Pupil) =>
      Promise.all([
        expect(firstName).toHaveValue(pupil.firstName),
        expect(schoolClass.getByRole('option', { name: pupil.schoolClass, exact: true, selected: true })).toBeAttached(),
        expect(terms).toBeChecked(),
      ]),
    fillNames: async (pupil: Pupil) => {
      await hand.fill(firstName, pupil.firstName);
      await hand.select(schoolClass, pupil.schoolClass);
    },
    acceptTerms: () => hand.tick(terms),
    chooseRegister: () => hand.choose(dialog.getByRole('button', { name: 'Zarejestruj się' })),
    chooseClose: () => hand.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};

/** The registration runs, ends well or fails. */
export const registrationProgress = (page: Page, hand: Hand) => {
  const failed = page.getByRole('dialog', { name: 'Coś poszło nie tak' });
  return {
    seeProgress: () => expect(page.getByRole('dialog', { name: 'Zakładamy Twoje konto' }).getByRole('progressbar')).toBeVisible(),
    seeDone: () => expect(page.getByRole('dialog', { name: 'Gotowe!' }).getByText('Konto jest założone. Miłej nauki!')).toBeVisible(),
    seeFailed: (sentence: string) => expect(failed.getByRole('alert')).toHaveText(sentence),
    chooseRetry: () => hand.choose(failed.getByRole('button', { name: 'Spróbuj ponownie' })),
  };
};
