import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The drawer behind „Moje konto”. */
export const accountPanel = (page: Page, input: InputDriver) => {
  const panel = page.getByRole('dialog', { name: 'Moje konto' });
  return {
    open: () => input.choose(page.getByRole('banner').getByRole('button', { name: 'Moje konto' })),
    see: (firstName: string) => expect(panel.getByText(firstName, { exact: true })).toBeVisible(),
    chooseAccount: () => input.choose(panel.getByRole('link', { name: 'Moje konto' })),
    choosePractice: () => input.choose(panel.getByRole('link', { name: 'Ulubione' })),
    chooseLogOut: () => input.choose(panel.getByRole('button', { name: 'Wyloguj się' })),
    /** Where there is no drawer: nothing is known of the account. */
    chooseLogOutInHeader: () => input.choose(page.getByRole('banner').getByRole('button', { name: 'Wyloguj się' })),
  };
};
