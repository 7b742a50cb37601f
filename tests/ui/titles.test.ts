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
  ['/fiszki/7f3a', 'Fiszki – Nauka'],
  ['/nie-ma-takiej', 'Nie ma takiej strony – Nauka'],
])('%s is called „%s”', (path, title) => {
  expect(titleOf(path)).toEqual(title);
});

it('calls the home page as the document does before any script has run', () => {
  expect(readFileSync('index.html', 'utf8')).toContain(`<title>${titleOf('/')}</title>`);
});
