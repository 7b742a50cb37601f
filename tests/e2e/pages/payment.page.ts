import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** What a pupil sees who comes back from the payment provider. */
export const paymentPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const seeTitle = (name: string) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  return {
    seeWelcome: () => seeTitle('Witaj! Twój plan jest aktywny'),
    seeCancelled: () => seeTitle('Płatność anulowana'),
    chooseStart: () => input.choose(main.getByRole('button', { name: 'Rozpocznij naukę' })),
    chooseRetry: () => input.choose(main.getByRole('link', { name: 'Spróbuj ponownie' })),
  };
};
