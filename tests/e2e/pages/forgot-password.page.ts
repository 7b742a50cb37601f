import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

/** „Nowe hasło”: sends a link. */
export const forgotPasswordDialog = (page: Page, hand: Hand) => {
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
    fill: (address: string) => hand.fill(email, address),
    chooseSend: () => hand.choose(dialog.getByRole('button', { name: 'Wyślij link' })),
    chooseBack: () => hand.choose(dialog.getByRole('button', { name: 'Wróć do logowania' })),
    chooseClose: () => hand.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
