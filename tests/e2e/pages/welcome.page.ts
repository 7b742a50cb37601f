import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { sentenceWith } from '../support/sentence-with.ts';

/** /welcome: the registration is complete. */
export const welcomePage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  return {
    seeAddress: () => expect(page).toHaveURL(/\/welcome\?newUser=true$/),
    see: (firstName: string) =>
      Promise.all([
        expect(main.getByRole('heading', { level: 1, name: sentenceWith('Witaj, ', firstName, '!') })).toBeVisible(),
        expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
          'Zadania',
          'Fiszki',
          'Asystent AI',
          'Forum pomocy',
        ]),
      ]),
    chooseHome: () => input.choose(main.getByRole('link', { name: 'Strona główna' })),
    chooseAccount: () => input.choose(main.getByRole('link', { name: 'Moje konto' })),
  };
};
