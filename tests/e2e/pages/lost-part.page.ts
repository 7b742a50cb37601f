import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** What stands where the code of a page or a dialog could not be fetched. */
export const lostPart = (page: Page, input: InputDriver) => ({
  seeDialog: () => expect(page.getByRole('dialog', { name: 'Nie ma połączenia z internetem' })).toBeVisible(),
  seePage: () => expect(page.getByRole('heading', { level: 1, name: 'Nie ma połączenia z internetem' })).toBeVisible(),
  chooseRetry: () => input.choose(page.getByRole('button', { name: 'Spróbuj ponownie' })),
});
