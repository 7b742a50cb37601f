import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

/** The page that stands in the payment provider's place. */
export const checkoutPage = (page: Page, input: InputDriver) => ({
  see: () => expect(page.getByRole('heading', { level: 1, name: 'Płatność próbna' })).toBeVisible(),
  seeRefusal: (sentence: string) => expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible(),
  chooseOutcome: (name: string) => input.pick(page.getByRole('radio', { name, exact: true })),
  choosePay: () => input.choose(page.getByRole('button', { name: /^Zapłać/ })),
  chooseClose: () => input.choose(page.getByRole('button', { name: 'Zamknij bez płacenia' })),
  /** The provider's own page of cards and invoices. */
  seePortal: () => expect(page.getByRole('heading', { level: 1, name: 'Twoje płatności' })).toBeVisible(),
  choosePortalExit: () => input.choose(page.getByRole('link', { name: 'Wróć do serwisu' })),
});
