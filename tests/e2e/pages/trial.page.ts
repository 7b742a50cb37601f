import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

export const trialDialog = (page: Page, input: InputDriver) => {
  const offer = page.getByRole('dialog', { name: 'Wypróbuj za darmo' });
  const depleted = page.getByRole('dialog', { name: 'Punkty się skończyły' });
  const lapsed = page.getByRole('dialog', { name: 'Okres próbny się skończył' });
  return {
    seeOffer: () => expect(offer.getByText('Masz 24 godziny i 25 punktów')).toBeVisible(),
    seeDepleted: () =>
      expect(depleted.getByText('Wszystkie 25 punktów okresu próbnego zostało wykorzystanych.')).toBeVisible(),
    seeLapsed: () => expect(lapsed.getByText('Minęły 24 godziny okresu próbnego.')).toBeVisible(),
    seeClosed: () => expect(offer.or(depleted).or(lapsed)).toBeHidden(),
    chooseStart: () => input.choose(offer.getByRole('button', { name: 'Zacznij naukę' })),
    choosePricing: () => input.choose(offer.getByRole('button', { name: 'Zobacz cennik' })),
    chooseClose: () => input.choose(offer.or(lapsed).or(depleted).getByRole('button', { name: 'Zamknij' })),
    chooseLater: () => input.choose(depleted.or(lapsed).getByRole('button', { name: 'Później' })),
    choosePlans: () => input.choose(depleted.or(lapsed).getByRole('button', { name: 'Zobacz plany' })),
  };
};
