import { expect, it } from 'vitest';
import { suspicionOn, workedOn } from './verdicts.ts';

/** A check that a wrong result would not pass: it leads back to the data, or to all numbers at once. */
it.each([
  ['pole koła o promieniu 5 cm', '$25\\pi : \\pi = 25 = 5^{2}$'],
  ['Oblicz długość okręgu o średnicy 10 cm.', '$2 \\pi r = 2 \\cdot \\pi \\cdot 5 = 10\\pi$'],
  ['długość okręgu 18π ile wynosi promień', '$2 \\pi r = 2 \\cdot \\pi \\cdot 9 = 18\\pi$'],
  [
    'Stożek ma promień podstawy 12 cm i wysokość 5 cm. Oblicz pole powierzchni bocznej.',
    '$12^{2} + 5^{2} = 169 = 13^{2}$',
  ],
  ['Podaj wzór ogólny ciągu arytmetycznego 5, 8, 11, …', '$a_{2} = 3 \\cdot 2 + 2 = 8$'],
  ['x² + 4 > 0', '$x^{2} + 4 \\geq 4 > 0$'],
])('„%s” is checked by %s', (message, line) => {
  expect(workedOn(message).check).toContain(line);
});

it.each([
  ['450 razy 60 pisemnie', '2700', /Zgubiło się zero/],
  ['mnozenie w słupku 315x206', '8190', /Zero w środku/],
  ['Suma kątów wewnętrznych sześciokąta', '1080', /trójkąty, na które dzielą wielokąt/],
])('„%s”, „%s” is answered with %s', (message, reply, remark) => {
  expect(suspicionOn(message, reply)).toMatch(remark);
});
