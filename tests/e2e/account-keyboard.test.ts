import type { Page } from 'playwright/test';
import type { TypedPasswords } from './pages/change-password.page.ts';
import { logInToAccount, openAccount, pagesOf } from './pages/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { keyboard } from './support/input-driver.ts';

const NEXT = 'jagoda-88-las';

const typed = (current: string, next: string): TypedPasswords => ({ current, next, confirmation: next });

/** Down the list by arrows, as a reader of screens goes. */
const chooseFromSettings = async (page: Page, steps: number, name: string): Promise<void> => {
  await keyboard.choose(page.getByRole('button', { name: 'Ustawienia konta' }));
  await expect(page.getByRole('menuitem', { name: 'Edytuj profil' })).toBeFocused();
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name })).toBeFocused();
  await page.keyboard.press('Enter');
};

test('a pupil goes from the home page to another password, another name and out again with the keyboard alone', async ({
  page,
  pupil,
}) => {
  const pages = pagesOf(page, keyboard);
  const { changePassword, myAccount, home } = pages;
  await logInToAccount(pages, pupil);
  await chooseFromSettings(page, 1, 'Zmień hasło');
  await expect(page.getByLabel('Obecne hasło', { exact: true })).toBeFocused();
  await changePassword.fill(typed(pupil.password, NEXT));
  await page.keyboard.press('Enter');
  await changePassword.seeDone();
  await page.keyboard.press('Escape');
  await changePassword.seeClosed();
  await expect(page.getByRole('button', { name: 'Ustawienia konta' })).toBeFocused();

  await chooseFromSettings(page, 0, 'Edytuj profil');
  await expect(page.getByRole('textbox', { name: 'Imię' })).toBeFocused();
  await myAccount.fillFirstName('Hania');
  await page.keyboard.press('Enter');
  await myAccount.seeUpdated();
  await expect(page.getByRole('heading', { name: 'Twoje dane' })).toBeFocused();

  await chooseFromSettings(page, 2, 'Wyloguj się');
  await home.see();
  await home.seeVisitor();
});

test('the account page has a name for everything that is on it', async ({ page, input, member }) => {
  await openAccount(pagesOf(page, input), member);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Moje konto" [level=1]
    - tablist "Części konta":
      - tab "Moje konto" [selected]
      - tab "Mój plan"
    - tabpanel "Moje konto":
      - region "Ania":
        - heading "Ania" [level=2]
        - paragraph: ${member.email}
        - button "Ustawienia konta"
      - region "Twoje dane":
        - heading "Twoje dane" [level=2]
        - term: Imię
        - definition: Ania
        - term: Adres e-mail
        - definition: ${member.email}
        - term: Klasa
        - definition: Klasa 1
        - term: Sposób logowania
        - definition: Adres e-mail i hasło
        - term: Data rejestracji
        - definition: /\\d{1,2} \\w+ \\d{4}/
        - term: Zgoda na wiadomości o nowościach
        - definition: Nie
        - term: Regulamin zaakceptowany
        - definition: Tak
        - term: Identyfikator
        - definition:
          - button "Kopiuj identyfikator"
      - region "Kopia danych":
        - heading "Kopia danych" [level=2]
        - button "Pobierz moje dane"
  `);
});
