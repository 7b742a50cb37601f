import { expect, it } from 'vitest';
import { withDecimalCommas } from '#ui/rich-text/decimal-comma.rules.ts';

it.each([
  ['3,14 + 0,5', '3{,}14 + 0{,}5'],
  ['x_1 = 1,2, x_2 = 3,4', 'x_1 = 1{,}2, x_2 = 3{,}4'],
  ['(6,4 + 2) : 3', '(6{,}4 + 2) : 3'],
  ['5 - (-2,5)', '5 - (-2{,}5)'],
  ['(-2,5) + 3', '(-2{,}5) + 3'],
  ['(-1,5)^2', '(-1{,}5)^2'],
  [String.raw`\left(1,5\right)^2`, String.raw`\left(1{,}5\right)^2`],
  [String.raw`4 \cdot (2,5)`, String.raw`4 \cdot (2{,}5)`],
  [String.raw`(2,5) \cdot 4`, String.raw`(2{,}5) \cdot 4`],
  ['2(1,5)', '2(1{,}5)'],
  [String.raw`\frac{1}{2}(2,5)`, String.raw`\frac{1}{2}(2{,}5)`],
  ['f(2,5) = 7', 'f(2{,}5) = 7'],
  [String.raw`\sin(0,5)`, String.raw`\sin(0{,}5)`],
  [String.raw`\log_{0,5} 8`, String.raw`\log_{0{,}5} 8`],
  ['10^{2,5}', '10^{2{,}5}'],
  [String.raw`\frac{2,5}{0,5}`, String.raw`\frac{2{,}5}{0{,}5}`],
  [String.raw`\sqrt{6,25}`, String.raw`\sqrt{6{,}25}`],
  ['(2,5; 3,5)', '(2{,}5; 3{,}5)'],
  [String.raw`\langle 2,5; 3)`, String.raw`\langle 2{,}5; 3)`],
  [String.raw`2,5\,\text{kg}`, String.raw`2{,}5\,\text{kg}`],
  ['3{,}14', '3{,}14'],
])('in %s a decimal comma has no gap', (typed, set) => {
  expect(withDecimalCommas(typed)).toBe(set);
});

it.each([
  'NWD(12,18)',
  String.raw`NWD(12,18) \cdot NWW(12,18) = 12 \cdot 18`,
  String.raw`\operatorname{NWD}(12,18) + 1`,
  String.raw`\NWW(4,6) \cdot 2`,
  String.raw`\max(2,7) - 1`,
  'max(2,7) + 1',
  '(6,4)',
  'A(6,4)',
  'A_1(6,4)',
  'P = (-2,5)',
  String.raw`A = \left(6,4\right)`,
  'A = (0,0), B = (3,4)',
  String.raw`x \in (2,5) \cup (6,8)`,
  String.raw`x \in \langle 2,5)`,
  String.raw`(2,5\rangle`,
  '[2,5] + [1,4]',
  String.raw`\{2,3\}`,
  String.raw`\{1,2,3\}`,
  'A = {2,3}',
  '1,2,3',
  String.raw`1,2,\ldots,9`,
  'x_{1,2}',
  '(x,2,5)',
  'f(x, y)',
])('in %s the commas part what is listed', (typed) => {
  expect(withDecimalCommas(typed)).toBe(typed);
});

it('a list and a decimal stand in one formula', () => {
  expect(withDecimalCommas('A(6,4), r = 2,5, NWD(12,18) = 6,0')).toBe('A(6,4), r = 2{,}5, NWD(12,18) = 6{,}0');
});
