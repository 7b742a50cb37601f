import { sum, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, ONE } from '#tutoring/mathematics/rational.ts';
import { productOfTerms } from './parts.reader.ts';
import type { Bracket, Part, Term } from './part.types.ts';
import { notationOfPolynomial } from './part-text.rules.ts';

/** How brackets are got rid of; each misconception has a rule of its own. */
interface Rules {
  readonly multiply: (one: readonly Term[], other: readonly Term[]) => readonly Term[];
  readonly square: (terms: readonly Term[]) => readonly Term[];
  readonly open: (before: Term, terms: readonly Term[]) => readonly Term[];
}

const everyByEvery = (one: readonly Term[], other: readonly Term[]): readonly Term[] =>
  one.flatMap((term) => other.map((factor) => productOfTerms(term, factor)));

const RIGHT: Rules = {
  multiply: everyByEvery,
  square: (terms) => everyByEvery(terms, terms),
  open: (before, terms) => terms.map((term) => productOfTerms(before, term)),
};

const ends = (terms: readonly Term[]): readonly Term[] => [...terms.slice(0, 1), ...terms.slice(1).slice(-1)];

const turned = ([letters, value]: Term): Term => [letters, value.neg()];

const squareOfEach = (terms: readonly Term[]): readonly Term[] => terms.map((term) => productOfTerms(term, term));

/** The terms between the first and the last of a square of two. */
const withMiddle = (terms: readonly Term[], change: (middle: Term) => Term): readonly Term[] => {
  const [p, q, ...more] = terms;
  if (p === undefined || q === undefined || more.length > 0) return RIGHT.square(terms);
  const middle = productOfTerms(['', ONE.add(ONE)], productOfTerms(p, q));
  return [productOfTerms(p, p), change(middle), productOfTerms(q, q)];
};

const RULES = {
  'middle-left-out': {
    ...RIGHT,
    multiply: (one, other) =>
      ends(one).flatMap((term, index) =>
        other
          .slice(index)
          .slice(0, 1)
          .map((factor) => productOfTerms(term, factor)),
      ),
    square: squareOfEach,
  },
  'middle-sign': { ...RIGHT, square: (terms) => withMiddle(terms, turned) },
  'middle-not-doubled': {
    ...RIGHT,
    square: (terms) => withMiddle(terms, ([letters, value]) => [letters, value.div(2)]),
  },
  'last-square-with-sign': {
    ...RIGHT,
    square: (terms) =>
      RIGHT.square(terms).map((term, index, all) =>
        index === all.length - 1 && terms.some(([, value]) => isNegative(value)) ? turned(term) : term,
      ),
  },
  'number-not-squared': {
    ...RIGHT,
    square: (terms) =>
      withMiddle(terms, (middle) => middle).map(([letters, value], index) =>
        index === 0 && terms[0] !== undefined ? [letters, terms[0][1]] : [letters, value],
      ),
  },
  'only-first-term-multiplied': {
    ...RIGHT,
    open: (before, terms) => terms.map((term, index) => (index === 0 ? productOfTerms(before, term) : term)),
  },
  'sign-before-bracket': {
    ...RIGHT,
    open: (before, terms) =>
      terms.map((term, index) => {
        const product = productOfTerms(before, term);
        return index > 0 && isNegative(before[1]) ? turned(product) : product;
      }),
  },
} as const satisfies Readonly<Record<string, Rules>>;

const expandedBy = (parts: readonly Part[], rules: Rules): readonly Term[] =>
  parts.flatMap(({ term, brackets }) => {
    const [first, ...others] = brackets.map((bracket) => termsOfBracket(bracket, rules));
    return first === undefined ? [term] : rules.open(term, others.reduce(rules.multiply, first));
  });

const termsOfBracket = ({ parts, isSquared }: Bracket, rules: Rules): readonly Term[] => {
  const terms = expandedBy(parts, rules);
  return isSquared ? rules.square(terms) : terms;
};

const collected = (terms: readonly Term[]): Polynomial =>
  terms.reduce((all: Polynomial, term) => sum(all, new Map([term])), new Map());

/** The second way: no line by line, each bracket at once. */
export const expanded = (parts: readonly Part[]): Polynomial => collected(expandedBy(parts, RIGHT));

/** What each misconception makes of an expression. */
export const expansionMistakes = (parts: readonly Part[]): Readonly<Record<string, readonly string[]>> => ({
  ...Object.fromEntries(
    Object.entries(RULES).map(([mistake, rules]) => [
      mistake,
      [notationOfPolynomial(collected(expandedBy(parts, rules)))],
    ]),
  ),
  'unlike-terms-together': together(expanded(parts)),
});

/** „5x + 3” is no „8x”. */
const together = (result: Polynomial): readonly string[] => {
  const letters = [...result.keys()].filter((one) => one !== '');
  const all = [...result.values()].reduce((one, other) => one.add(other), ONE.sub(ONE));
  const sizes = [...result.values()].reduce((one, other) => one.add(other.abs()), ONE.sub(ONE));
  return letters.length === 0 || result.size < 2
    ? []
    : letters.flatMap((one) => [all, sizes].map((value) => notationOfPolynomial(new Map([[one, value]]))));
};
