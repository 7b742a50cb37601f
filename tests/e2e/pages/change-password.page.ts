import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

export interface TypedPasswords {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export const changePasswordDialog = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
  const submit = dialog.getByRole('button', { name: 'Zmień hasło' });
  const current = dialog.getByLabel('Obecne hasło', { exact: true });
  const next = dialog.getByLabel('Nowe hasło', { exact: true });
  const confirmation = dialog.getByLabel('Powtórz nowe hasło', { exact: true });
  return {
    see: () => expect(submit).toBeVisible(),
    seeSubmit: (state: 'open' | 'closed') =>
      state === 'open' ? expect(submit).toBeEnabled() : expect(submit).toBeDisabled(),
    seeMistake: (sentence: string) => expect(dialog.getByText(sentence)).toBeVisible(),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seeDone: () => expect(dialog.getByText('Hasło zostało zmienione pomyślnie!')).toBeVisible(),
    seeClosed: () => expect(dialog).toBeHidden(),
    seeFilled: (passwords: TypedPasswords) =>
      Promise.all([
        expect(current).toHaveValue(passwords.current),
        expect(next).toHaveValue(passwords.next),
        expect(confirmation).toHaveValue(passwords.confirmation),
      ]),
    fill: async (passwords: TypedPasswords) => {
      await input.fill(current, passwords.current);
      await input.fill(next, passwords.next);
      await input.fill(confirmation, passwords.confirmation);
    },
    /** A field that is left tells what is wrong with it. */
    leaveFields: () => confirmation.press('Tab'),
    chooseSubmit: () => input.choose(submit),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
