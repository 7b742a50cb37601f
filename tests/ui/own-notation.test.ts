import { array, assert, constantFrom, property, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notationIn, readableNotation, type Piece } from '#ui/learning/chat/own-notation.rules.ts';

const typed = (piece: Piece): string => {
  if (piece.kind === 'fraction') return `${piece.over}/${piece.under}`;
  return 'typed' in piece ? piece.typed : piece.pieces.map(typed).join('');
};
/** What is seen: raised between ⟨⟩, fractions between [], what is under a root between √(). */
const seen = (piece: Piece): string => {
  if (piece.kind === 'fraction') return `[${piece.over}/${piece.under}]`;
  if (piece.kind === 'sign') return piece.shown;
  if ('typed' in piece) return piece.typed;
  const inner = piece.pieces.map(seen).join('');
  return piece.kind === 'raised' ? `⟨${inner}⟩` : `(${inner})`;
};
const seenIn = (text: string) => notationIn(text).map(seen).join('');

describe('what a pupil types', () => {
  it.each([
    ['x^2 - 5x + 6 = 0', 'x⟨2⟩ - 5x + 6 = 0'],
    ['x^2y^3+2^x-10^-2', 'x⟨2⟩y⟨3⟩+2⟨x⟩-10⟨-2⟩'],
    ['(x+1)^2 = (x-1)^(n+1) a^{10}', '(x+1)⟨2⟩ = (x-1)⟨n+1⟩ a⟨10⟩'],
    ['Oblicz 3/4 + 2 1/3', 'Oblicz [3/4] + 2 [1/3]'],
    ['wyszło 11/12.', 'wyszło [11/12].'],
    ['√(16) + sqrt(x^2+1)', '√(16) + √(x⟨2⟩+1)'],
    ['2*3 i a * b, 2*(x+1)', '2·3 i a · b, 2·(x+1)'],
    ['x>=3, x <= 5, x!=4', 'x≥3, x ≤ 5, x≠4'],
  ])('is shown as one reads it: %s', (text, expected) => {
    expect(seenIn(text)).toBe(expected);
  });

  it.each([
    'jadę 60 km/h',
    'i/lub, 24/7h',
    'zadanie 3/45, str. 12/3, kl. 7/8',
    '12/05/2026, 1/2/3, 0,5/3, 3/4,5',
    'nauczyciel*ka, **ważne**, *tak*',
    ':^) ^^ a^słowo x^2^3 x^2,5',
    'a.pl/1/2 i :1/2',
    'f(x)->y, <= tak, =>',
  ])('is left alone where it may mean something else: %s', (text) => {
    expect(seenIn(text)).toBe(text);
  });

  it('is all there, in its order, whatever it is', () => {
    const signs = constantFrom(...'x2 3/^*()√{}<=>!.,-aąsqrt\n'.split(''), 'sqrt(', 'x^2', '3/4', '^(');
    assert(
      property(array(signs, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        expect(notationIn(text).map(typed).join('')).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('never changes a word', () => {
    const word = stringMatching(/^[a-ząćęłńóśźż]{2,12}$/);
    assert(
      property(array(word, { maxLength: 20 }), constantFrom(' ', '*', '/', '^', ', '), (words, between) => {
        const text = words.join(between);
        expect(seenIn(text)).toBe(text);
      }),
    );
  });
});

it.each([
  ['x^2+y^10', 'x²+y¹⁰'],
  ['2^x i $x^2$', '2^(x) i x²'],
  ['sqrt(2) * 3/4', '√(2) · 3/4'],
])('in one line „%s” is „%s”', (text, line) => {
  expect(readableNotation(text)).toBe(line);
});
