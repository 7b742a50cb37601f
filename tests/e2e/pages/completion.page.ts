import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';
import { detailsForm } from './details.page.ts';
import { registrationProgress } from './registration.page.ts';

/** /google-registration: whoever has an account without a complete profile. */
export const completionPage = (page: Page, input: InputDriver) => {
  const card = page.getByRole('region', { name: 'Dokończ rejestrację' });
  return {
    details: detailsForm(card, input),
    progress: registrationProgress({ running: card, done: card, failed: card }, input),
    see: () =>
      Promise.all([
        expect(page).toHaveURL(/\/google-registration$/),
        expect(page.getByRole('heading', { level: 1, name: 'Dokończ rejestrację' })).toBeVisible(),
      ]),
    chooseLogOut: () => input.choose(page.getByRole('main').getByRole('button', { name: 'Wyloguj się' })),
  };
};
