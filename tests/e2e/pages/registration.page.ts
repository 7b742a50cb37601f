import { expect, type Locator, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import type { Pupil } from '../support/pupils.ts';

/** Step 1: e-mail and password. */
export const accountForm = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Załóż konto' });
  const email = dialog.getByRole('textbox', { name: 'Adres e-mail' });
  const password = dialog.getByLabel('Hasło', { exact: true });
  const confirmation = dialog.getByLabel('Powtórz hasło');
  const submit = dialog.getByRole('button', { name: 'Dalej' });
  return {
    see: () => expect(dialog.getByText('Krok 1 z 2')).toBeVisible(),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seePasswordHint: () =>
      expect(password).toHaveAccessibleDescription(/Co najmniej 6 znaków, ale nie to, co wpisuje wiele osób/),
    seeFilled: (pupil: Pick<Pupil, 'email' | 'password'>) =>
      Promise.all([
        expect(email).toHaveValue(pupil.email),
        expect(password).toHaveValue(pupil.password),
        expect(confirmation).toHaveValue(pupil.password),
      ]),
    seeMistake: (sentence: string) => expect(dialog.getByText(sentence)).toBeVisible(),
    seeSubmit: (state: 'open' | 'closed') =>
      state === 'open' ? expect(submit).toBeEnabled() : expect(submit).toBeDisabled(),
    fill: async (pupil: Pick<Pupil, 'email' | 'password'>, repeated = pupil.password) => {
      await input.fill(email, pupil.email);
      await input.fill(password, pupil.password);
      await input.fill(confirmation, repeated);
    },
    submit,
    chooseNext: () => input.choose(submit),
    chooseGoogle: () => input.choose(dialog.getByRole('button', { name: 'Kontynuuj z Google' })),
    chooseLogin: () => input.choose(dialog.getByRole('button', { name: 'Zaloguj się' })),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};

/** Where the registration says how it goes: in a dialog, or on the page of the completion. */
interface ProgressPlaces {
  readonly running: Locator;
  readonly done: Locator;
  readonly failed: Locator;
}

/** The registration runs, ends well or fails. */
export const registrationProgress = ({ running, done, failed }: ProgressPlaces, input: InputDriver) => ({
  seeProgress: () => expect(running.getByRole('progressbar')).toBeVisible(),
  seeDone: () => expect(done.getByText('Konto jest założone. Miłej nauki!')).toBeVisible(),
  seeFailed: (sentence: string) => expect(failed.getByRole('alert')).toHaveText(sentence),
  chooseRetry: () => input.choose(failed.getByRole('button', { name: 'Spróbuj ponownie' })),
  chooseClose: () => input.choose(failed.getByRole('button', { name: 'Zamknij' })),
});

export const progressDialog = (page: Page, input: InputDriver) => {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return registrationProgress(
    { running: dialog('Zakładamy Twoje konto'), done: dialog('Gotowe!'), failed: dialog('Coś poszło nie tak') },
    input,
  );
};
