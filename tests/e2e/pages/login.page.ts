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
    seeFilled: (pupil: Pick<Pupil, 'email' | 'password'>) => Promise.all([expect(email).toHaveValue(pupil.email), expect(password).toHaveValue(pupil.password)]),
    seeClosed: () => expect(dialog).toBeHidden(),
    fill: async (pupil: Pick<Pupil, 'email' | 'password'>) => {
      await hand.fill(email, pupil.email);
      await hand.fill(password, pupil.password);
    },
    chooseLogin: () => hand.choose(submit),
    chooseRegistration: () => hand.choose(dialog.getByRole('button', { name: 'Załóż konto' })),
    chooseClose: () => hand.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
