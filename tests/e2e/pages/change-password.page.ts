import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

export interface TypedPasswords {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export const changePasswordDialog = (page: Page, hand: Hand) => {
  const dialog = page.getByRole('dialog', { name: 'Zmień hasło' });
  const submit = dialog.getByRole('button', { name: 'Zmień hasło' });
  return {
    see: () => expect(submit).toBeVisible(),
    seeSubmit: (state: 'open' | 'closed') => (state === 'open' ? expect(submit).toBeEnabled() : expect(submit).toBeDisabled()),
    seeMistake: (sentence: string) => expect(dialog.getByText(sentence)).toBeVisible(),
    seeError: (sentence: string) => expect(dialog.getByRole('alert')).toHaveText(sentence),
    seeDone: () => expect(dialog.getByText('Hasło zostało zmienione pomyślnie!')).toBeVisible(),
    seeClosed: () => expect(dialog).toBeHidden(),
    fill: async ({ current, next, confirmation }: TypedPasswords) => {
      await hand.fill(dialog.getByLabel('Obecne hasło', { exact: true }), current);
      await hand.fill(dialog.getByLabel('Nowe hasło', { exact: true }), next);
      await hand.fill(dialog.getByLabel('Powtórz nowe hasło', { exact: true }), confirmation);
    },
    chooseSubmit: () => hand.choose(submit),
    chooseClose: () => hand.choose(dialog.getByRole('button', { name: 'Zamknij' })),
  };
};
