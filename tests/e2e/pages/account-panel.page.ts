import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

/** The drawer behind „Moje konto”. */
export const accountPanel = (page: Page, hand: Hand) => {
  const panel = page.getByRole('dialog', { name: 'Moje konto' });
  return {
    open: () => hand.choose(page.getByRole('banner').getByRole('button', { name: 'Moje konto' })),
    see: (firstName: string) => expect(panel.getByText(firstName, { exact: true })).toBeVisible(),
    chooseAccount: () => hand.choose(panel.getByRole('link', { name: 'Moje konto' })),
    chooseLogOut: () => hand.choose(panel.getByRole('button', { name: 'Wyloguj się' })),
    /** Where there is no drawer: nothing is known of the account. */
    chooseLogOutInHeader: () => hand.choose(page.getByRole('banner').getByRole('button', { name: 'Wyloguj się' })),
  };
};
