import { expect, type Page } from 'playwright/test';
import type { Hand } from '../support/hand.ts';

export const homePage = (page: Page, hand: Hand) => {
  const header = page.getByRole('banner');
  return {
    open: (address = '/') => page.goto(address),
    see: () =>
      expect(page.getByRole('heading', { level: 1, name: 'Zrozum zadanie, zamiast przepisywać wynik' })).toBeVisible(),
    seeVisitor: () => expect(header.getByRole('button', { name: 'Zaloguj się' })).toBeVisible(),
    seeMember: () => expect(header.getByRole('button', { name: 'Moje konto' })).toBeVisible(),
    seeUnregistered: () => expect(header.getByRole('link', { name: 'Dokończ rejestrację' })).toBeVisible(),
    chooseLogin: () => hand.choose(header.getByRole('button', { name: 'Zaloguj się' })),
    chooseCompletion: () => hand.choose(header.getByRole('link', { name: 'Dokończ rejestrację' })),
    chooseLogo: () => hand.choose(header.getByRole('link', { name: 'Nauka – Strona główna' })),
    chooseTerms: () => hand.choose(page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' })),
    chooseTryForFree: () => hand.choose(page.getByRole('main').getByRole('button', { name: 'Wypróbuj za darmo!' })),
  };
};
