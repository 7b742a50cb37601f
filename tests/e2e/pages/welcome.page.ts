import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

/** /welcome: the registration is complete. */
export const welcomePage = (page: Page, hand: Hand) => {
  const main = page.getByRole('main');
  return {
    seeAddress: () => expect(page).toHaveURL(/\/welcome\?newUser=true$/),
    see: (firstName: string) =>
      Promise.all([
        expect(main.getByRole('heading', { level: 1, name: `Witaj, ${firstName}!`, exact: true })).toBeVisible(),
        expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
          'Zadania',
          'Fiszki',
          'Asystent AI',
          'Forum pomocy',
        ]),
      ]),
    chooseHome: () => hand.choose(main.getByRole('link', { name: 'Strona główna' })),
    chooseAccount: () => hand.choose(main.getByRole('link', { name: 'Moje konto' })),
  };
};
