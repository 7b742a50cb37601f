import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import { isNegative, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { squareRootOf, asRational } from '#tutoring/mathematics/exact.ts';
import type { Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { termsNotation } from '#tutoring/families/signed-notation.rules.ts';
import { inBrackets, orderedTerms, termLatex } from '../expression/part-text.rules.ts';
import { productOfTerms } from '../expression/parts.reader.ts';
import type { Term } from '../expression/part.types.ts';

/** p² − q², or p² ± 2pq + q². The terms p and q are positive. */
export interface Formula {
  readonly p: Term;
  readonly q: Term;
  readonly kind: 'sum' | 'difference' | 'conjugates';
}

const FORMULAS = {
  sum: '(a + b)^2 = a^2 + 2ab + b^2',
  difference: '(a - b)^2 = a^2 - 2ab + b^2',
  conjugates: '(a - b)(a + b) = a^2 - b^2',
} as const satisfies Record<Formula['kind'], string>;

type LetterPair = readonly [first: string, second: string];

const LETTER_PAIRS: readonly LetterPair[] = [
  ['x', 'y'],
  ['p', 'q'],
];

/** The letters of the formula: a and b, unless the expression has one of them for something else. */
export const formulaLetters = (expression: string): LetterPair => {
  const isFree = (pair: LetterPair): boolean => pair.every((letter) => !expression.includes(letter));
  const usual: LetterPair = ['a', 'b'];
  return [usual, ...LETTER_PAIRS].find(isFree) ?? usual;
};

export const formulaLatex = (kind: Formula['kind'], [first, second]: LetterPair): string =>
  FORMULAS[kind].replace(/[ab]/g, (letter) => (letter === 'a' ? first : second));

export const lettersOfFormula = ({ p, q }: Formula): LetterPair => formulaLetters(p[0] + q[0]);

export const NAMES = {
  sum: 'kwadrat sumy',
  difference: 'kwadrat różnicy',
  conjugates: 'różnicę kwadratów',
} as const satisfies Record<Formula['kind'], string>;

/** `(2a)^2 - 2 \cdot 2a \cdot 5 + 5^2` */
export const squaresLatex = ({ p, q, kind }: Formula, style: NumberStyle): string => {
  const [one, other] = [p, q].map((term) => squareLatex(term, style));
  const middle = `2 \\cdot ${termLatex(p, style)} \\cdot ${termLatex(q, style)}`;
  return kind === 'conjugates' ? `${one} - ${other}` : `${one} ${kind === 'sum' ? '+' : '-'} ${middle} + ${other}`;
};

export const squaresNotation = ({ p, q, kind }: Formula): string => {
  const [one = '', other = ''] = [p, q].map((term) => termsNotation([term]));
  return kind === 'conjugates'
    ? `(${one})^2 - (${other})^2`
    : `(${one})^2 ${kind === 'sum' ? '+' : '-'} 2 * (${one}) * (${other}) + (${other})^2`;
};

const squareLatex = (term: Term, style: NumberStyle): string => {
  const latex = termLatex(term, style);
  return /^(?:[a-z]|\d+)$/i.test(latex) ? `${latex}^{2}` : `${inBrackets(latex)}^{2}`;
};

/** `(x - 7)(x + 7)`, `(2x + 3)^{2}` */
export const factoredLatex = ({ p, q, kind }: Formula, style: NumberStyle): string => {
  const [one, other] = [p, q].map((term) => termLatex(term, style));
  return kind === 'conjugates'
    ? inBrackets(`${one} - ${other}`) + inBrackets(`${one} + ${other}`)
    : `${inBrackets(`${one} ${kind === 'sum' ? '+' : '-'} ${other}`)}^{2}`;
};

export const factoredNotation = ({ p, q, kind }: Formula): string => {
  const [one = '', other = ''] = [p, q].map((term) => termsNotation([term]));
  return kind === 'conjugates'
    ? `(${one} - ${other}) * (${one} + ${other})`
    : `(${one} ${kind === 'sum' ? '+' : '-'} ${other})^2`;
};

/** The formula of which a sum is the right side; undefined where it is none. */
export const formulaIn = (polynomial: Polynomial): Formula | undefined => {
  const terms = orderedTerms(polynomial);
  const positive = terms.filter(([, value]) => !isNegative(value));
  const [first, second] = terms;
  if (terms.length === 2 && first !== undefined && second !== undefined) {
    const [plus, ...others] = positive;
    const minus = plus === first ? second : first;
    if (plus === undefined || others.length > 0) return undefined;
    const [p, q] = [rootOf(plus), rootOf([minus[0], minus[1].neg()])];
    return p && q && { p, q, kind: 'conjugates' };
  }
  if (terms.length !== 3) return undefined;
  for (const middle of terms) {
    const [one, other] = terms.filter((term) => term !== middle).map(rootOf);
    if (one === undefined || other === undefined) continue;
    const [letters, value] = productOfTerms(['', TWO], productOfTerms(one, other));
    if (letters === middle[0] && value.equals(middle[1].abs()))
      return { p: one, q: other, kind: isNegative(middle[1]) ? 'difference' : 'sum' };
  }
  return undefined;
};

const TWO = rational(2);

/** 3x of 9x²; undefined for what is no square. */
const rootOf = ([letters, value]: Term): Term | undefined => {
  const number = rootOfNumber(value);
  const half = (letters.match(/(.)\1*/g) ?? []).map((run) =>
    run.length % 2 === 0 ? run.slice(run.length / 2) : undefined,
  );
  return number === undefined || half.includes(undefined) ? undefined : [half.join(''), number];
};

const rootOfNumber = (value: Rational): Rational | undefined => {
  const root = squareRootOf(value);
  return root && asRational(root);
};
