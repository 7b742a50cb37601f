import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The dialog of the recovery. */
export const recoveryDialog = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Wykryto problem' });
  return {
    isOpen: () => dialog.isVisible(),
    seeNone: () => expect(dialog).toHaveCount(0),
    seeRepaired: () => expect(dialog.getByText('Stan został wyczyszczony. Spróbuj ponownie.')).toBeVisible(),
    redirects: () =>
      dialog.getByRole('list', { name: 'Ostatnie przekierowania' }).getByRole('listitem').allInnerTexts(),
    chooseDetails: () => input.choose(dialog.getByRole('button', { name: 'Szczegóły techniczne' })),
    chooseRepair: () => input.choose(dialog.getByRole('button', { name: 'Napraw' })),
  };
};
