import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import type { Pupil } from '../support/pupils.ts';

export const loginDialog = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się' });
  const email = dialog.getByRole('textbox', { name: 'Adres e-mail' });
  const password = dialog.getByLabel('Hasło', { exact: true });
  const submit = dialog.getByRole('button', { name: 'Zaloguj się' });
  return {
    see: () => expect(submit).toBeVisible(),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seeFilled: (pupil: Pick<Pupil, 'email' | 'password'>) =>
      Promise.all([expect(email).toHaveValue(pupil.email), expect(password).toHaveValue(pupil.password)]),
    seeEmail: (address: string) => expect(email).toHaveValue(address),
    seeClosed: () => expect(dialog).toBeHidden(),
    fill: async (pupil: Pick<Pupil, 'email' | 'password'>) => {
      await input.fill(email, pupil.email);
      await input.fill(password, pupil.password);
    },
    fillEmail: (address: string) => input.fill(email, address),
    submit,
    chooseLogin: () => input.choose(submit),
    chooseGoogle: () => input.choose(dialog.getByRole('button', { name: 'Kontynuuj z Google' })),
    chooseForgotten: () => input.choose(dialog.getByRole('button', { name: 'Nie pamiętasz hasła?' })),
    chooseRegistration: () => input.choose(dialog.getByRole('button', { name: 'Załóż konto' })),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
