import { expect, it } from 'vitest';
import { gistOf } from '#ui/learning/chat/announcement.rules.ts';

const LONG = 'Zastanów się, co trzeba zrobić najpierw, żeby obie strony równania dalej były sobie równe. '
  .repeat(3)
  .trim();

it.each([
  [
    'a short answer is said whole',
    '**Brawo**, to poprawne rozwiązanie! $L = P$',
    'Brawo, to poprawne rozwiązanie! L = P',
  ],
  [
    'a long one by its bold line',
    `Rozwiąż: $2x + 3 = 11$.\n\n**Pierwsza podpowiedź**\n\n${LONG}`,
    'Pierwsza podpowiedź',
  ],
  ['or by its heading', `# Rozwiązanie\n\n${LONG}`, 'Rozwiązanie'],
  ['or by its first paragraph', `Jasne, idziemy o krok dalej.\n\n${LONG}`, 'Jasne, idziemy o krok dalej.'],
  ['a formula with commands is not said', `Oblicz: $\\frac{3}{4}$.\n\n${LONG}`, ''],
])('%s', (_, answer, gist) => {
  expect(gistOf(answer)).toBe(gist);
});
