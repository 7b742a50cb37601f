import { expect, it } from 'vitest';
import { plainNotation, withUnequalSigns } from '#tutoring/reading/notation.rules.ts';
import { misread } from './misread.ts';

const tidy = (text: string): string =>
  text
    .replace(/\s+(?=\))/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const plain = (message: string): string => tidy(plainNotation(message));

it.each<readonly [string, readonly string[]]>([['x ≠ 5', ['x != 5', 'x =/= 5', 'x \\ne 5', 'x \\neq 5', 'x ≠ 5']]])(
  'signs of inequality are one: %s',
  (meant, messages) => {
    expect(misread(meant, messages, withUnequalSigns)).toEqual([]);
  },
);

it.each<readonly [string, readonly string[]]>([
  [
    '2 + 3',
    [
      ...'\u00a0 \u2003 \u202f \u205f \u3000 \t'.split(' ').map((space) => `2${space}+${space}3`),
      '2\u200b + \u20603\ufeff',
      '2 + 3',
      '$2 + 3$',
      '$$2 + 3$$',
      '\\(2 + 3\\)',
      '\\[2 + 3\\]',
      '„2 + 3”',
      '“2 + 3"',
      '«2 + 3»',
      '2 \\, + \\; 3',
      '2 \\: + \\! 3',
      '\\displaystyle 2 + 3',
      '\\textstyle 2 + 3',
      '2 \\quad + \\qquad 3',
      '2 \\left + \\right 3',
      '2 \\big + \\Big 3',
      '2 & + 3',
    ],
  ],
  ['2 - 3', [...'−–—‒‐‑﹣-'].map((dash) => `2 ${dash} 3`)],
  ['2 * 3', [...[...'×·⋅∙•∗*'].map((dot) => `2 ${dot} 3`), '2 \\cdot 3', '2 \\times 3']],
  ['6 : 3', ['6 ÷ 3', '6 ∶ 3', '6 : 3', '6 \\div 3']],
  ['6/3', ['6⁄3', '6∕3', '6/3']],
  ['2^2', ['2²', '2^2']],
  ['2^3', ['2³', '2^3']],
  ['2^12', ['2¹²']],
  ['2^(12)', ['2^{12}', '2^ {12}']],
  ['2^22', ['2²²']],
  ['2^33', ['2³³']],
  ['10^(-3)', ['10⁻³', '10^{-3}']],
  ['x < 3', ['x ≤ 3', 'x ⩽ 3', 'x \\le 3', 'x \\leq 3', 'x \\lt 3', 'x < 3']],
  ['x > 3', ['x ≥ 3', 'x ⩾ 3', 'x \\ge 3', 'x \\geq 3', 'x \\gt 3', 'x > 3']],
  ['sqrt(16)', ['√16', '√ 16', '√(16)', '√ (16)', '\\sqrt{16}', '\\sqrt {16}', '\\sqrt16', '\\sqrt 16']],
  ['sqrt(1,5)', ['√1,5', '√(1,5)']],
  ['sqrt(1.5)', ['√1.5']],
  ['sqrt(x)', ['√x', '√ x']],
  ['1/2', ['½']],
  ['1 1/2', ['1½', '1 ½', '1\\frac{1}{2}', '1 \\dfrac{1}{2}', '1\\tfrac {1} {2}']],
  ['3/4', ['¾']],
  ['1/3', ['⅓']],
  ['2/3', ['⅔']],
  ['((1)/(2))', ['\\frac{1}{2}', '\\frac12', '\\dfrac 1 2', '\\tfrac{1}{2}']],
  ['((x+1)/(2))', ['\\frac{x+1}{2}', '\\dfrac {x+1} {2}']],
  ['((((1)/(2)))/(3))', ['\\frac{\\frac{1}{2}}{3}']],
  ['1,5', ['1{,}5', '1,5']],
  ['5 %', ['5 \\%', '5 %']],
  ['x = ± 3', ['x = \\pm 3', 'x = ± 3']],
  ['2 π', ['2 \\pi', '2 π']],
  ['Δ = 5', ['\\Delta = 5', 'delta = 5', 'Delta = 5', 'deltę = 5', 'delte = 5', 'wyróżnik = 5', 'wyroznik = 5']],
  [
    'Δ = 1',
    [
      ...'to|wynosi|wyszła|wyszla|wyszło|wyszlo|jest równa|równa się|mi wyszła|wychodzi'
        .split('|')
        .map((verb) => `delta ${verb} 1`),
      'wyróżnik wyszedł 1',
      'Δ = 1',
    ],
  ],
  ['Δ = -1', ['delta wyszła -1']],
  ['x = 2 ; y = 3', ['x = 2 \\\\ y = 3', 'x = 2 \\land y = 3', 'x = 2 \\wedge y = 3', 'x = 2 ∧ y = 3']],
  [
    'x = 2 ; x = 3',
    ['x = 2 \\lor x = 3', 'x = 2 \\vee x = 3', 'x = 2 ∨ x = 3', 'x = 2 x = 3', 'x_1 = 2 x_2 = 3', 'x1 = 2 x2 = 3'],
  ],
  ['; x + y = 3 ; x - y = 1 ;', ['\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}']],
  ['; x + y = 3 ; x - y = 1 ;', ['\\begin{array}{l} x + y = 3 \\\\ x - y = 1 \\end{array}']],
  ['20°', ['20^\\circ', '20^{\\circ}', '20°']],
  ['20 °C', ['20^\\circ C', '20^{\\circ}\\text{C}', '20^\\circ \\text {C}']],
  ['4 Ω', ['4 \\Omega', '4 Ω']],
  ['5 cm2', ['5 \\text{ cm}^2', '5\\text{cm}^{2}']],
  ['5 cm3', ['5 \\text{cm}^3']],
  ['5 cm', ['5 \\text{cm}', '5 \\text {cm}', '5\\operatorname{cm}']],
  ['(2 + 3) * 4', ['[2 + 3] * 4', '\\left(2 + 3\\right) * 4', '(2 + 3) * 4']],
  ['x=6 ; y=4', ['x=6 y=4']],
  ['x = 1,5 ; y = 1/2', ['x = 1,5 y = 1/2']],
  ['x = 1.5 ; 2y = 3', ['x = 1.5 2y = 3']],
  ['3a+2b=12 ; a-b=-1', ['3a+2b=12 a-b=-1']],
  ['2/3 * 60', ['2/3 z 60', '2/3 liczby 60', '2/3 z liczby 60', '2/3 kwoty 60', '2/3 z kwoty 60', '2/3 × 60']],
  ['2 / 3 * 60', ['2 / 3 z 60']],
  ['((2)/(3)) * 60', ['\\frac{2}{3} z 60', '\\frac{2}{3} liczby 60']],
  ['1/2 * 18', ['połowa z 18', 'połowę z 18', 'połowy z 18', 'połowa liczby 18', 'połowa z liczby 18']],
  [
    '; 2 + 3',
    [
      'a) 2 + 3',
      'h) 2 + 3',
      '2) 2 + 3',
      '12) 2 + 3',
      ...'zadanie 5|zadanie 5:|zad 5|zad. 5|zad. 5a|zad 5.|przykład 5|przyklad 5|punkt 5|nr 5|nr 1234'
        .split('|')
        .map((label) => `${label} 2 + 3`),
    ],
  ],
  ['(3 + 2) + 3', ['(3 + 2) + 3']],
  ['4 * (3 - 2) + 3', ['4 * (3 - 2) + 3']],
  ['2 * (1 + 2) + (5 - 2) + 3', ['2 * (1 + 2) + (5 - 2) + 3']],
  ['12345,6', ['12 345,6']],
  ['x > 2 ; y < 3', ['x > 2 \\\\ y < 3', 'x > 2 \\land y < 3', 'x > 2 \\wedge y < 3', 'x > 2 ∧ y < 3']],
  ['x < 2 ; x > 3', ['x < 2 \\lor x > 3', 'x < 2 \\vee x > 3', 'x < 2 ∨ x > 3']],
  ['x = 3', ['\\left. x = 3 \\right.']],
  ['12345', ['12 345', '12\u00a0345', '12\u2009345']],
  ['2 + 3 ;', ['2 + 3 zad 5']],
  ['nr 5/6', ['nr 5/6']],
  ['; (3 - 2) + 1', ['a) (3 - 2) + 1']],
  ['(2 + (3 - 1) * 2) + 1', ['(2 + (3 - 1) * 2) + 1']],
  ['3x^3 = 12', ['3x3 = 12']],
  ['x2,5', ['x2,5']],
  ['1234567', ['1 234 567']],
  ['1 250/1000', ['1 250/1000']],
  ['12 34', ['12 34']],
  ['x = 2', ['x_1 = 2', 'x1 = 2', 'x2 = 2', 'x_2 = 2', 'x = 2']],
  ['x + x', ['x_1 + x_2', 'x_(1) + x_(2)']],
  ['3*4', ['3 x 4', '3x4', '3 X 4']],
  ['3x + 4', ['3x + 4']],
  ['3x4 = x', ['3x4 = x']],
  ['3*4 + x', ['3 x 4 + x']],
  ['x^2 + y^3', ['x2 + y3', 'x² + y³']],
  ['x21', ['x21']],
])('many spellings are one: %s', (meant, messages) => {
  expect(misread(meant, messages, plain)).toEqual([]);
});
