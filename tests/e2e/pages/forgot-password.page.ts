import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** „Nowe hasło”: sends a link. */
export const forgotPasswordDialog = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Nowe hasło' });
  const email = dialog.getByRole('textbox', { name: 'Adres e-mail' });
  return {
    see: () => expect(dialog.getByText('Link jest ważny przez 1 godzinę.')).toBeVisible(),
    seeEmail: (address: string) => expect(email).toHaveValue(address),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seeMistake: (sentence: string) => expect(dialog.getByText(sentence)).toBeVisible(),
    seeSent: () =>
      expect(dialog.getByRole('status')).toHaveText(
        'Wysłaliśmy link na podany adres. Jest ważny przez 1 godzinę. Jeśli go nie widzisz, zajrzyj do spamu.',
      ),
    fill: (address: string) => input.fill(email, address),
    chooseSend: () => input.choose(dialog.getByRole('button', { name: 'Wyślij link' })),
    chooseBack: () => input.choose(dialog.getByRole('button', { name: 'Wróć do logowania' })),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
