import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The plans, and the way from one of them to the payment provider. */
export const pricingPage = (page: Page, input: InputDriver) => {
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1, name: 'Wybierz plan' });
  const review = main.getByRole('heading', { level: 1, name: 'Sprawdź i zapłać' });
  const refused = page.getByRole('dialog', { name: 'Nie możemy teraz sprzedać tego planu' });
  const postponed = page.getByText('Zanim kupisz plan, masz darmowy okres próbny');
  const disabled = page.getByRole('dialog', { name: 'Płatności tymczasowo niedostępne' });
  return {
    open: (address = '/pricing') => page.goto(address),
    see: () => expect(title).toBeVisible(),
    seePlan: (name: string) => expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible(),
    /** The machine is at its purchase. */
    seeBusy: (name: string) =>
      expect(main.getByRole('button', { name: `Wybierz plan ${name}` })).toHaveAttribute('aria-disabled', 'true'),
    seeTrial: () => expect(main.getByRole('region', { name: 'Najpierw wypróbuj za darmo' })).toBeVisible(),
    seeUnavailable: () => expect(main.getByText('Nie udało się załadować planów cenowych')).toBeVisible(),
    seeDisabled: () => expect(disabled).toBeVisible(),
    seeReview: async (plan: string) => {
      await expect(review).toBeVisible();
      await expect(main.getByText(plan, { exact: true })).toBeVisible();
    },
    /** With what it can be paid, on the review. */
    seeMethods: (names: readonly string[]) => expect(main.getByRole('listitem')).toHaveText(names),
    seeTab: (label: string) => expect(main.getByRole('radio', { name: label })).toBeChecked(),
    /** Whoever holds a plan reads its name above the others. */
    seeHeld: (plan: string) => expect(main.getByRole('region', { name: `Twój plan: ${plan}` })).toBeVisible(),
    /** The trial goes first. */
    seePostponed: () => expect(postponed).toBeVisible(),
    dismissPostponed: async () => {
      await input.choose(page.getByRole('button', { name: 'Zamknij powiadomienie' }));
      await expect(postponed).toBeHidden();
    },
    seeNothingToBuy: () => expect(main.getByRole('button', { name: /^(?:Wybierz|Zmień) plan/ })).toHaveCount(0),
    chooseTrial: () => input.choose(main.getByRole('button', { name: 'Wypróbuj za darmo!' })),
    choosePeriod: (label: 'Rocznie' | 'Kwartalnie' | 'Miesięcznie') =>
      input.choose(main.getByRole('radio', { name: label })),
    chooseMode: (label: 'Z odnowieniem' | 'Jednorazowo') => input.choose(main.getByRole('radio', { name: label })),
    choosePlan: (name: string) => input.choose(main.getByRole('button', { name: `Wybierz plan ${name}` })),
    choosePay: () => input.choose(main.getByRole('button', { name: /^Przejdź do płatności/ })),
    chooseBack: () => input.choose(main.getByRole('button', { name: 'Wróć do planów' })),
    chooseRetry: () => input.choose(main.getByRole('button', { name: 'Spróbuj ponownie' })),
    seeRefused: () => expect(refused).toBeVisible(),
    chooseRefusedAgain: () => input.choose(refused.getByRole('button', { name: 'Spróbuj ponownie' })),
    closeRefused: () => input.choose(refused.getByRole('button', { name: 'Zamknij' }).last()),
    chooseUnderstood: () => input.choose(disabled.getByRole('button', { name: 'Rozumiem' })),
  };
};
