import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** What a pupil sees who comes back from the payment provider. */
export const paymentPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const seeTitle = (name: string) => expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  return {
    seeWelcome: () => seeTitle('Witaj! Twój plan jest aktywny'),
    seePlan: (name: string) => expect(main.getByText(`Plan: ${name}`)).toBeVisible(),
    seeChecking: () =>
      Promise.all([
        seeTitle('Sprawdzamy płatność'),
        expect(main.getByRole('progressbar', { name: /^Sprawdzenie \d+ z 15$/ })).toBeVisible(),
      ]),
    open: () => page.goto('/payment/success'),
    seeNothingFound: () => seeTitle('Wystąpił problem'),
    chooseFindAgain: () => input.choose(main.getByRole('button', { name: 'Spróbuj ponownie' })),
    seeTimeout: () => seeTitle('Płatność w trakcie przetwarzania'),
    seeChanged: async (from: string, to: string) => {
      await seeTitle('Subskrypcja została zaktualizowana!');
      await expect(main.getByText(`Poprzedni plan: ${from}. Nowy plan: ${to}.`)).toBeVisible();
    },
    seeCancelled: () => seeTitle('Płatność anulowana'),
    chooseAgain: () => input.choose(main.getByRole('button', { name: 'Sprawdź ponownie' })),
    chooseAccount: () => input.choose(main.getByRole('button', { name: /^(?:Zobacz moje konto|Przejdź do konta)$/ })),
    chooseStart: () => input.choose(main.getByRole('button', { name: 'Rozpocznij naukę' })),
    chooseRetry: () => input.choose(main.getByRole('link', { name: 'Spróbuj ponownie' })),
  };
};
