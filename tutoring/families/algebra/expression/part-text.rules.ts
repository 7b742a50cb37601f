import { latexOfPolynomial, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isNegative, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { termsNotation } from '#tutoring/families/signed-notation.rules.ts';
import type { Bracket, Part, Term } from './part.types.ts';

/** As `latexOfPolynomial` writes them: highest powers first, then the letters in order, the constant last. */
export const orderedTerms = (polynomial: Polynomial): readonly Term[] =>
  [...polynomial].toSorted(([one], [other]) => other.length - one.length || one.localeCompare(other));

export const notationOfPolynomial = (polynomial: Polynomial): string => termsNotation(orderedTerms(polynomial));

/** `2x`, without its sign. */
export const termLatex = ([letters, coefficient]: Term, style?: NumberStyle): string =>
  latexOfPolynomial(new Map([[letters, coefficient.abs()]]), style);

export const partsLatex = (parts: readonly Part[], style: NumberStyle): string =>
  joined(parts, (part) => partLatex(part, style)) || '0';

export const partsNotation = (parts: readonly Part[]): string => joined(parts, partNotation) || '0';

/** `2x + 6 - 3x`: the sizes of terms with their signs between them. */
const joined = (parts: readonly Part[], size: (part: Part) => string): string =>
  parts
    .map((part, index) => {
      const sign = isNegative(part.term[1]) ? '-' : '+';
      return index > 0 ? ` ${sign} ${size(part)}` : `${sign === '-' ? '-' : ''}${size(part)}`;
    })
    .join('');

const isOne = ([letters, coefficient]: Term): boolean => letters === '' && coefficient.abs().equals(1);

const partLatex = ({ term, brackets }: Part, style: NumberStyle): string =>
  brackets.length > 0 && isOne(term)
    ? brackets.map((bracket) => bracketLatex(bracket, style)).join('')
    : termLatex(term, style) + brackets.map((bracket) => bracketLatex(bracket, style)).join('');

const bracketLatex = ({ parts, isSquared }: Bracket, style: NumberStyle): string =>
  inBrackets(partsLatex(parts, style)) + (isSquared ? '^{2}' : '');

export const inBrackets = (latex: string): string =>
  latex.includes('\\frac') ? `\\left(${latex}\\right)` : `(${latex})`;

const partNotation = ({ term: [letters, coefficient], brackets }: Part): string => {
  const factors = brackets.map(({ parts, isSquared }) => `(${partsNotation(parts)})${isSquared ? '^2' : ''}`);
  const size: Rational = coefficient.abs();
  const own = termsNotation([[letters, size]]);
  return [...(own === '1' && factors.length > 0 ? [] : [own]), ...factors].join(' * ');
};
