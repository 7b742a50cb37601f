import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** What stands where the code of a page or a dialog is on its way, or could not be fetched. */
export const lostPart = (page: Page, input: InputDriver) => ({
  seeComingDialog: () => expect(page.getByRole('status').getByRole('img', { name: 'Ładowanie…' }).last()).toBeVisible(),
  seeDialog: () => expect(page.getByRole('dialog', { name: 'Nie ma połączenia z internetem' })).toBeVisible(),
  seePage: () => expect(page.getByRole('heading', { level: 1, name: 'Nie ma połączenia z internetem' })).toBeVisible(),
  seeStart: () => expect(page.getByRole('alert')).toContainText('Część strony się nie wczytała.'),
  chooseReload: () => input.choose(page.getByRole('link', { name: 'Wczytaj ponownie' })),
  chooseRetry: () => input.choose(page.getByRole('button', { name: 'Spróbuj ponownie' })),
});
