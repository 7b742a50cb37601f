import { expect, it } from 'vitest';
import { tieShortWords } from '#ui/texts/typography.rules.ts';

it.each([
  ['a short word is tied to the next', 'Ala i kot w domu', 'Ala i~kot w~domu'],
  ['so are two in a row, and one at the beginning', 'I w tym, z „a”', 'I~w~tym, z~„a”'],
  ['a short word at the end of a piece is tied to the piece after it', 'mieszka w ', 'mieszka w~'],
  [
    'a letter inside or at the end of a word is not a short word',
    'zima zła, 5a klasa, x-o y',
    'zima zła, 5a klasa, x-o y',
  ],
])('%s', (_, text, expected) => {
  expect(tieShortWords(text).replaceAll('\u00a0', '~')).toBe(expected);
});
