import { assert, constantFrom, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBareTex } from '#ui/learning/chat/bare-tex.rules.ts';

const texIn = (text: string) => findBareTex(text).map(({ start, end }) => text.slice(start, end));

describe('TeX without its dollars', () => {
  it.each([
    ['Oblicz \\frac{3}{4} + \\sqrt{2}.', ['\\frac{3}{4} + \\sqrt{2}']],
    ['ile to \\frac{1}{2} i \\frac{1}{3}?', ['\\frac{1}{2}', '\\frac{1}{3}']],
    ['x^2 \\leq 9, potem 2 \\cdot x', ['x^2 \\leq 9', '2 \\cdot x']],
    [
      '\\frac{\\sqrt{3}+\\sqrt{12}}{2-\\sqrt{3}} - (1/2+1/3)',
      ['\\frac{\\sqrt{3}+\\sqrt{12}}{2-\\sqrt{3}} - (1/2+1/3)'],
    ],
  ])('is found in %s', (text, expected) => {
    expect(texIn(text)).toEqual(expected);
  });

  it.each(['2x + 3 = 11', 'a\\b i c\\d', '\\frac{1', 'a/b \\n', '\\frac}{'])('is not seen in %s', (text) => {
    expect(texIn(text)).toEqual([]);
  });

  it('is told as runs that lie within the text', () => {
    assert(
      property(
        array(constantFrom('\\frac{', '}', '{1}', ' i ', 'x', '\\', 'słowo ', '('), { maxLength: 400 }),
        (parts) => {
          const text = parts.join('');
          const runs = findBareTex(text);
          expect(runs.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
        },
      ),
    );
  });
});
