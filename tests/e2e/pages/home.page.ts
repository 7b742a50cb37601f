import { expect, type Page } from 'playwright/test';
import type { InputDriver } from '../support/input-driver.ts';

export const homePage = (page: Page, input: InputDriver) => {
  const header = page.getByRole('banner');
  const newsletter = page.getByRole('region', { name: 'Co nowego w\u00a0Nauce?' });
  const field = newsletter.getByRole('textbox', { name: 'Adres e-mail' });
  const mistake = newsletter.getByText('Proszę wprowadzić prawidłowy adres e-mail.');
  const subscribed = newsletter.getByText('Dziękujemy! Zostałeś pomyślnie zapisany do newslettera.');
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
    /** On a wide screen. */
    choosePricing: () => input.choose(header.getByRole('link', { name: 'Cennik' })),
    chooseInFooter: (name: string) => input.choose(page.getByRole('contentinfo').getByRole('link', { name })),
    /** Everything below the first screen comes near once. */
    scrollThrough: async () => {
      for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded();
    },
    section: (name: string) => page.locator(`[data-section="${name}"]`),
    seeSection: (heading: string) => expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible(),
    chooseTutorTile: () => input.choose(page.getByRole('main').getByRole('button', { name: 'Zapytaj Tutora' }).first()),
    chooseComparePlans: () => input.choose(page.getByRole('link', { name: 'Porównaj plany w cenniku' })),
    newsletter: {
      fill: (email: string) => input.fill(field, email),
      subscribe: async (email: string) => {
        await input.fill(field, email);
        await input.choose(newsletter.getByRole('button', { name: 'Zapisz się' }));
      },
      seeMistake: () => expect(mistake).toBeVisible(),
      seeSubscribed: () => expect(subscribed).toBeVisible(),
      /** Neither good news nor a mistake. */
      seeNothing: () => expect(mistake.or(subscribed)).toHaveCount(0),
    },
    showcase: {
      tab: (name: string) => page.getByRole('tab', { name, exact: true }),
      chooseNext: () => input.choose(page.getByRole('button', { name: 'Następny asystent' })),
      choosePrevious: () => input.choose(page.getByRole('button', { name: 'Poprzedni asystent' })),
      seeConversation: (words: string) =>
        expect(page.locator('[data-section="showcase"]').getByRole('tabpanel').getByText(words)).toBeVisible(),
    },
    chooseTryForFree: () => input.choose(page.getByRole('main').getByRole('button', { name: 'Wypróbuj za darmo!' })),
  };
};
