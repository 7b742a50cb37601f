import { expect, it } from 'vitest';
import { isolated } from '#ui/texts/isolated.ts';

it.each([
  ['a Polish name stays as it is', 'Żaneta-Łucja 2', 'Żaneta-Łucja 2'],
  ['a name from right to left stands apart', 'مرحبا', '\u2068مرحبا\u2069'],
  ['a name that turns the line around ends with its sentence', '\u202EAnia', '\u2068\u202EAnia\u2069'],
  ['nor does it end earlier', '\u2069\u202EAnia', '\u2068\u202EAnia\u2069'],
])('%s', (_, typed, shown) => {
  expect(isolated(typed)).toBe(shown);
});
