import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

export const homePage = (page: Page, input: InputDriver) => {
  const header = page.getByRole('banner');
  return {
    open: (address = '/') => page.goto(address),
    see: () =>
      expect(page.getByRole('heading', { level: 1, name: 'Zrozum zadanie, zamiast przepisywać wynik' })).toBeVisible(),
    seeVisitor: () => expect(header.getByRole('button', { name: 'Zaloguj się' })).toBeVisible(),
    seeMember: () => expect(header.getByRole('button', { name: 'Moje konto' })).toBeVisible(),
    seeUnregistered: () => expect(header.getByRole('link', { name: 'Dokończ rejestrację' })).toBeVisible(),
    chooseLogin: () => input.choose(header.getByRole('button', { name: 'Zaloguj się' })),
    chooseCompletion: () => input.choose(header.getByRole('link', { name: 'Dokończ rejestrację' })),
    chooseLogo: () => input.choose(header.getByRole('link', { name: 'Nauka – Strona główna' })),
    chooseQuestions: () =>
      input.choose(page.getByRole('contentinfo').getByRole('link', { name: 'Pytania i odpowiedzi' })),
    chooseTryForFree: () => input.choose(page.getByRole('main').getByRole('button', { name: 'Wypróbuj za darmo!' })),
  };
};
