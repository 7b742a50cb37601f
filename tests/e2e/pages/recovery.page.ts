import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The dialog of the recovery. */
export const recoveryDialog = (page: Page, input: InputDriver) => {
  const dialog = page.getByRole('dialog', { name: 'Wykryto problem' });
  return {
    isOpen: () => dialog.isVisible(),
    seeNone: () => expect(dialog).toHaveCount(0),
    seeRepaired: () => expect(dialog.getByText('Stan został wyczyszczony. Spróbuj ponownie.')).toBeVisible(),
    seeUnrepaired: () =>
      expect(dialog.getByText('Nie udało się naprawić problemu. Spróbuj wylogować się.')).toBeVisible(),
    /** In the place of a page. */
    seeCrash: () => expect(page.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' })).toBeVisible(),
    chooseAnew: () => input.choose(page.getByRole('button', { name: 'Zacznij od nowa' })),
    chooseReload: () => input.choose(page.getByRole('button', { name: 'Odśwież stronę' })),
    chooseHelp: () => input.choose(dialog.getByRole('button', { name: 'Napisz do nas' })),
    chooseLogOut: () => input.choose(dialog.getByRole('button', { name: 'Wyloguj się' })),
    chooseClose: () => input.choose(dialog.getByRole('button', { name: 'Zamknij' })),
    redirects: () =>
      dialog.getByRole('list', { name: 'Ostatnie przekierowania' }).getByRole('listitem').allInnerTexts(),
    chooseDetails: () => input.choose(dialog.getByRole('button', { name: 'Szczegóły techniczne' })),
    chooseRepair: () => input.choose(dialog.getByRole('button', { name: 'Napraw' })),
  };
};
