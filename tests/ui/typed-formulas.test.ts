import { array, assert, constantFrom, property } from 'fast-check';
import { renderToString } from 'katex';
import { describe, expect, it } from 'vitest';
import { typedFormulas } from '#ui/learning/assistant/formula-keys/preview.rules.ts';

const SIGNS = [
  '1',
  '2',
  '12',
  ',5',
  'x',
  'y',
  '(',
  ')',
  '/',
  '^',
  '²',
  '√',
  'sqrt(',
  '+',
  '-',
  '=',
  '<=',
  '≥',
  '·',
  ':',
  ' ',
  '_',
  '°',
  '%',
  ' cm²',
  ' km/h',
  ' lub ',
  'a',
  '|',
  'Oblicz ',
  '\n',
  '\\',
  '$',
  '😀',
];

describe('the preview of what is typed', () => {
  it.each([
    ['1/2', ['\\frac{1}{2}']],
    ['Oblicz 3/4 + 2 1/3', ['\\frac{3}{4}+2\\frac{1}{3}']],
    ['x^2 - 5x + 6 = 0', ['x^{2}-5x+6=0']],
    ['√(x+1)=3', ['\\sqrt{x+1}=3']],
    ['sqrt(2) i √3', ['\\sqrt{2}', '\\sqrt{3}']],
    ['(x+1)/(2x) <= 5', ['\\frac{x+1}{2x}\\le 5']],
    ['x ≥ 2,5', ['x\\ge 2{,}5']],
    ['2x/3 = 4', ['\\frac{2x}{3}=4']],
    ['x_1 = 2', ['x_{1}=2']],
    ['pole to 12 cm², czyli x²', ['x^{2}']],
    ['3/4 kg', ['\\frac{3}{4}\\,\\text{kg}']],
    ['x^2 = 16 cm²', ['x^{2}=16\\,\\text{cm}^2']],
    ['Oblicz x: 3/4 · 12', ['\\frac{3}{4}\\cdot 12']],
    ['1/2 x = 4', ['\\frac{1}{2}x=4']],
    ['a) 3/4', ['\\frac{3}{4}']],
    ['kąt 30°', ['30^\\circ ']],
    ['pierwsze\nx^2', ['x^{2}']],
  ])('sets %j as %j', (draft, formulas) => {
    expect(typedFormulas(draft)).toEqual(formulas);
  });

  it.each([
    ['3/', ['\\frac{3}{\\square}']],
    ['3/(', ['\\frac{3}{\\square}']],
    ['3/(x+', ['\\frac{3}{x+}']],
    ['x^', ['x^{\\square}']],
    ['x^(', ['x^{\\square}']],
    ['√()', ['\\sqrt{\\square}']],
    ['√', ['\\sqrt{\\square}']],
    ['x ≤', ['x\\le ']],
  ])('shows what is still to be typed of %j as a blank', (draft, formulas) => {
    expect(typedFormulas(draft)).toEqual(formulas);
  });

  it.each([
    // As it is typed.
    '2 + 3',
    '2x + 3 = 11',
    // In two ways.
    '1/2x',
    '1/2/3',
    'x2 = 4',
    '8:x/3',
    '2^3^2',
    // No formula.
    'i/lub',
    'https://example.test/3/4',
    '|x/2|',
    '/2',
    '3 4',
    '\\frac{1}{2}',
    '$x^2$',
    '',
  ])('shows nothing for %j', (draft) => {
    expect(typedFormulas(draft)).toEqual([]);
  });

  it('is always something that can be set, at every moment of typing', () => {
    assert(
      property(array(constantFrom(...SIGNS), { maxLength: 24 }), (signs) => {
        const typed = signs.join('');
        for (let length = 0; length <= typed.length; length += 1)
          for (const tex of typedFormulas(typed.slice(0, length)))
            renderToString(tex, { throwOnError: true, strict: 'ignore' });
      }),
      { numRuns: 400 },
    );
  });
});
