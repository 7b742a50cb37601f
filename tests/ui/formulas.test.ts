import { describe, expect, it } from 'vitest';
import { findFormulas, isFormulaAllowed, withLargeFractions } from '#ui/rich-text/formula.rules.ts';

const texOf = (source: string) =>
  findFormulas(source).map(({ tex, isDisplay }) => (isDisplay ? `display ${tex}` : tex));

describe('formulas are found in a text (S1 §5.52)', () => {
  it.each([
    ['between dollars', 'Oblicz $x^2$ i $y$.', ['x^2', 'y']],
    ['between double dollars, over lines', 'Stąd\n$$\na = b\n$$\n', ['display a = b']],
    ['between round and square brackets', String.raw`\(a\) oraz \[b\]`, ['a', 'display b']],
    ['with an escaped dollar inside', String.raw`$5\$ + x$`, [String.raw`5\$ + x`]],
  ])('%s', (_, source, expected) => {
    expect(texOf(source)).toEqual(expected);
  });

  it.each([
    ['prices in dollars', 'Kosztuje $5 i $6.'],
    ['escaped dollars', String.raw`Kosztuje \$5 lub \$6`],
    ['a dollar alone', 'Znak $ jest jeden'],
    ['nothing between dollars', 'puste $$ $$ i \\(\\)'],
    ['dollars in two paragraphs', 'a $x\n\ny$ b'],
    ['a bracket that is not closed', String.raw`\(a + b`],
  ])('but not in %s', (_, source) => {
    expect(texOf(source)).toEqual([]);
  });
});

describe('a formula is set only within its limits', () => {
  it.each([
    ['2,000 characters', 'x'.repeat(2_000), true],
    ['2,001 characters', 'x'.repeat(2_001), false],
    ['braces 40 deep', '{'.repeat(40) + '}'.repeat(40), true],
    ['braces 41 deep', '{'.repeat(41) + '}'.repeat(41), false],
    ['41 pairs of left and right', String.raw`\left(`.repeat(41) + String.raw`\right)`.repeat(41), false],
    ['escaped braces', String.raw`\{`.repeat(100), true],
    ['400 cells', '&'.repeat(399), true],
    ['401 cells', '&'.repeat(400), false],
    ['a definition', String.raw`\def\a{\a\a}\a`, false],
    ['a new command', String.raw`\newcommand{\a}{b}`, false],
    ['an arrow that begins like a definition', String.raw`\leftarrow \longrightarrow`, true],
    ['a diagram', String.raw`\begin{CD}A\end{CD}`, false],
  ])('%s', (_, tex, expected) => {
    expect(isFormulaAllowed(tex)).toBe(expected);
  });
});

it.each([
  ['in a line', String.raw`2\frac{1}{3}`, String.raw`2\dfrac{1}{3}`],
  ['in a fraction', String.raw`\frac{\frac12}{3}`, String.raw`\dfrac{\dfrac12}{3}`],
  ['asked to be small', String.raw`\tfrac{1}{2}`, String.raw`\dfrac{1}{2}`],
  ['but not in an exponent', String.raw`2^{\frac{1}{2}} + \frac{1}{2}`, String.raw`2^{\frac{1}{2}} + \dfrac{1}{2}`],
  ['nor below a sign', String.raw`x_{a_{\frac12}}`, String.raw`x_{a_{\frac12}}`],
])('a fraction is large %s', (_, tex, expected) => {
  expect(withLargeFractions(tex)).toBe(expected);
});
