import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';
import type { Pupil } from '../support/pupils.ts';

export const loginDialog = (page: Page, hand: Hand) => {
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
      await hand.fill(email, pupil.email);
      await hand.fill(password, pupil.password);
    },
    fillEmail: (address: string) => hand.fill(email, address),
    submit,
    chooseLogin: () => hand.choose(submit),
    chooseGoogle: () => hand.choose(dialog.getByRole('button', { name: 'Kontynuuj z Google' })),
    chooseForgotten: () => hand.choose(dialog.getByRole('button', { name: 'Nie pamiętasz hasła?' })),
    chooseRegistration: () => hand.choose(dialog.getByRole('button', { name: 'Załóż konto' })),
    chooseClose: () => hand.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
