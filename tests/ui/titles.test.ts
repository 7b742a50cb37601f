import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTES } from '#domain/access/routes.rules.ts';
import { titleOf } from '#ui/texts/titles.pl.ts';

it('names the page of every route in the title of the tab (WCAG 2.4.2)', () => {
  expect(ROUTES.map(({ path }) => path).filter((path) => titleOf(path) === titleOf('/nie-ma-takiej'))).toEqual([]);
});

it.each([
  ['/account', 'Moje konto – Nauka'],
  ['/Assistant', 'Asystent AI – Nauka'],
  ['/praktyka', 'Powtarzaj – Nauka'],
  ['/exams', 'Sprawdź się – Nauka'],
  ['/egzaminy', 'Egzaminy próbne – Nauka'],
  ['/pricing', 'Cennik – Nauka'],
  ['/upgrade', 'Zmiana planu – Nauka'],
  ['/faq', 'Pytania i\u00A0odpowiedzi – Nauka'],
  ['/kontakt', 'Kontakt – Nauka'],
  ['/polityka-prywatnosci', 'Polityka prywatności – Nauka'],
  ['/warunki-uzytkowania', 'Regulamin – Nauka'],
  ['/google-registration', 'Dokończ rejestrację – Nauka'],
  ['/payment/success', 'Płatność – Nauka'],
  ['/welcome', 'Witaj – Nauka'],
  ['/egzaminy/7f3a', 'Egzamin na czas – Nauka'],
  ['/fiszki/7f3a', 'Fiszki – Nauka'],
  ['/nie-ma-takiej', 'Nie ma takiej strony – Nauka'],
])('%s is called „%s” (S1 §2.1–2.3, §2.5–2.6, §2.8–2.17)', (path, title) => {
  expect(titleOf(path)).toEqual(title);
});

it('calls the home page as the document does before any script has run', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`<title>${titleOf('/')}</title>`);
});
