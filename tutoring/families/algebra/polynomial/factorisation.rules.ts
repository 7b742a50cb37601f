import { squareRootOf, asRational } from '#tutoring/mathematics/exact.ts';
import { latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isInteger, isZero, ONE, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { termsNotation } from '#tutoring/families/signed-notation.rules.ts';
import { commonFactorOf, dividedBy } from '../expression/common-factor.rules.ts';
import { notationOfPolynomial, orderedTerms, termLatex } from '../expression/part-text.rules.ts';
import type { Term } from '../expression/part.types.ts';
import { coefficientsDown, dividedByBinomial, polynomialOfCoefficients } from './synthetic-division.rules.ts';

export type FactoringMove = 'common' | 'group' | 'take-out' | 'formula' | 'zeros' | 'root';

/** A monomial times polynomials; or, halfway, a sum of two products with a common bracket. */
export interface FactorLine {
  readonly move: FactoringMove;
  readonly latex: string;
  readonly notation: string;
}

export interface Product {
  readonly term: Term;
  readonly factors: readonly Polynomial[];
}

const NO_TERM: Term = ['', ONE];

/** The lines from a polynomial of x with whole coefficients to the product of what cannot be factorised any more. */
export const factorised = (
  polynomial: Polynomial,
): { readonly lines: readonly FactorLine[]; readonly product: Product } => {
  const lines: FactorLine[] = [];
  const common = commonFactorOf(polynomial);
  let product: Product =
    common === undefined
      ? { term: NO_TERM, factors: [polynomial] }
      : { term: common, factors: [dividedBy(polynomial, common)] };
  if (common !== undefined) lines.push({ move: 'common', ...written(product) });
  for (let open = nextOf(product); open !== undefined; open = nextOf(product)) {
    const { place, split } = open;
    const replaced = (factors: readonly Polynomial[]): Product => ({
      ...product,
      factors: product.factors.flatMap((factor, index) => (index === place ? factors : [factor])),
    });
    if (split.grouped !== undefined) {
      const [latex, notation] = split.grouped;
      const isAlone = product.factors.length === 1 && isNoTerm(product.term);
      lines.push({
        move: 'group',
        latex: isAlone ? latex : written(product, { place, latex: `[${latex}]`, notation: `(${notation})` }).latex,
        notation: written(product, { place, latex, notation: `(${notation})` }).notation,
      });
    }
    product = replaced(split.factors);
    lines.push({ move: split.move, ...written(product) });
  }
  return { lines, product };
};

const isNoTerm = ([letters, value]: Term): boolean => letters === '' && value.equals(1);

interface Split {
  readonly move: FactoringMove;
  readonly factors: readonly Polynomial[];
  readonly grouped?: readonly [latex: string, notation: string];
}

const nextOf = ({ factors }: Product): { readonly place: number; readonly split: Split } | undefined => {
  for (const [place, factor] of factors.entries()) {
    const split = degreeOf(factor) < 2 ? undefined : splitOf(factor);
    if (split !== undefined) return { place, split };
  }
  return undefined;
};

const splitOf = (factor: Polynomial): Split | undefined =>
  grouping(factor) ?? differenceOfSquares(factor) ?? (degreeOf(factor) === 2 ? byZeros(factor) : byRoot(factor));

/** x²(x + 2) − 9(x + 2) */
const grouping = (polynomial: Polynomial): Split | undefined => {
  const terms = orderedTerms(polynomial);
  if (terms.length !== 4) return undefined;
  const [first, second] = [terms.slice(0, 2), terms.slice(2)].map(takenOut);
  if (first === undefined || second === undefined) return undefined;
  const sign = sameUpToSign(first.rest, second.rest);
  if (sign === undefined) return undefined;
  const outside: Term = [second.factor[0], second.factor[1].mul(sign)];
  if (outside[0].length >= first.factor[0].length) return undefined;
  const rest = first.rest;
  const size = isUnit(outside) ? '' : termLatex(outside, 'fraction');
  const own = isUnit(first.factor) ? '' : termLatex(first.factor, 'fraction');
  const restLatex = `(${latexOfPolynomial(rest, 'fraction')})`;
  return {
    move: 'take-out',
    factors: [new Map([first.factor, outside]), rest],
    grouped: [
      `${own}${restLatex} ${outside[1].s < 0n ? '-' : '+'} ${size}${restLatex}`,
      `${termsNotation([first.factor])} * (${notationOfPolynomial(rest)}) + (${termsNotation([outside])}) * (${notationOfPolynomial(rest)})`,
    ],
  };
};

const isUnit = ([letters, value]: Term): boolean => letters === '' && value.abs().equals(1);

const takenOut = (terms: readonly Term[]): { readonly factor: Term; readonly rest: Polynomial } => {
  const polynomial: Polynomial = new Map(terms);
  const factor = commonFactorOf(polynomial) ?? NO_TERM;
  return { factor, rest: dividedBy(polynomial, factor) };
};

const sameUpToSign = (one: Polynomial, other: Polynomial): 1 | -1 | undefined => {
  const has = (sign: 1 | -1): boolean =>
    one.size === other.size &&
    [...one].every(([letters, value]) => value.equals(coefficientOf(other, letters).mul(sign)));
  return has(1) ? 1 : has(-1) ? -1 : undefined;
};

const rootOf = (value: Rational): Rational | undefined => {
  const root = squareRootOf(value);
  return root && asRational(root);
};

/** x² − 9, x⁴ − 16 */
const differenceOfSquares = (polynomial: Polynomial): Split | undefined => {
  const [first, last, ...others] = orderedTerms(polynomial);
  if (first === undefined || last === undefined || others.length > 0 || last[0] !== '' || first[0].length % 2 === 1)
    return undefined;
  const [p, q] = [rootOf(first[1]), rootOf(last[1].neg())];
  if (p === undefined || q === undefined) return undefined;
  const half: Term = [first[0].slice(first[0].length / 2), p];
  return {
    move: 'formula',
    factors: [new Map([half, ['', q.neg()] as const]), new Map([half, ['', q] as const])],
  };
};

/** By rational zeros; whole coefficients go into the brackets. */
const byZeros = (polynomial: Polynomial): Split | undefined => {
  const [a = ONE, b = ZERO, c = ZERO] = coefficientsDown(polynomial);
  const root = rootOf(b.mul(b).sub(a.mul(c).mul(4)));
  // One of several letters has no coefficients of one.
  if (root === undefined || isZero(a)) return undefined;
  const zeros = [root.neg(), root].map((one) => one.sub(b).div(a.mul(2)));
  const left = zeros.reduce((rest, { d }) => rest.div(rational(d)), a);
  const factors = zeros.map((zero) => polynomialOfCoefficients([rational(zero.d), rational(zero.s * zero.n).neg()]));
  return isInteger(left)
    ? { move: 'zeros', factors: left.equals(1) ? factors : [scaledFirst(factors[0], left), ...factors.slice(1)] }
    : undefined;
};

const scaledFirst = (factor: Polynomial = new Map(), by: Rational): Polynomial =>
  new Map([...factor].map(([letters, value]) => [letters, value.mul(by)]));

/** A whole root among the divisors of the constant. */
export const wholeRootOf = (polynomial: Polynomial): Rational | undefined => {
  const last = coefficientOf(polynomial, '');
  if (isZero(last) || last.n > 400n || !isInteger(last)) return undefined;
  const divisors = Array.from({ length: Number(last.n) }, (_none, index) => index + 1).filter(
    (one) => Number(last.n) % one === 0,
  );
  return divisors
    .flatMap((one) => [rational(one), rational(-one)])
    .find((one) => isZero(dividedByBinomial(polynomial, one).remainder));
};

const byRoot = (polynomial: Polynomial): Split | undefined => {
  const root = wholeRootOf(polynomial);
  return root === undefined
    ? undefined
    : {
        move: 'root',
        factors: [polynomialOfCoefficients([ONE, root.neg()]), dividedByBinomial(polynomial, root).quotient],
      };
};

const written = (
  { term, factors }: Product,
  instead?: { readonly place: number; readonly latex: string; readonly notation: string },
): Omit<FactorLine, 'move'> => {
  const runs = squaresTogether(factors, instead === undefined);
  return {
    latex:
      (isNoTerm(term) ? '' : termLatex(term, 'fraction')) +
      runs
        .map(({ factor, power, place }) =>
          place === instead?.place
            ? instead.latex
            : `(${latexOfPolynomial(factor, 'fraction')})${power > 1 ? `^{${power}}` : ''}`,
        )
        .join(''),
    notation: [
      ...(isNoTerm(term) ? [] : [termsNotation([term])]),
      ...runs.map(({ factor, power, place }) =>
        place === instead?.place
          ? instead.notation
          : `(${notationOfPolynomial(factor)})${power > 1 ? `^${power}` : ''}`,
      ),
    ].join(' * '),
  };
};

/** (x − 1)(x − 1) is (x − 1)². */
const squaresTogether = (
  factors: readonly Polynomial[],
  areJoined: boolean,
): readonly { readonly factor: Polynomial; readonly power: number; readonly place: number }[] => {
  const runs: { factor: Polynomial; power: number; place: number }[] = [];
  for (const [place, factor] of factors.entries()) {
    const same = areJoined ? runs.find((run) => sameUpToSign(run.factor, factor) === 1) : undefined;
    if (same === undefined) runs.push({ factor, power: 1, place });
    else same.power += 1;
  }
  return runs;
};
