import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { latexOfPolynomial } from '#tutoring/mathematics/latex.ts';
import { monomial, sum, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative, ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer, FamilyStep } from '#tutoring/families/family.types.ts';
import { onlyFunction } from '../function/asking.rules.ts';
import { fraction, functionFrom, notationOfFunction, tidying } from '../function/function-lines.rules.ts';
import type { FunctionText, SchoolFunction } from '../function/function.types.ts';
import { termsNotation } from '#tutoring/families/signed-notation.rules.ts';

const HIGHEST = 5;

/** Of degree one and more. */
export const differentiableIn = (
  text: FunctionText,
  allowed?: Parameters<typeof onlyFunction>[2],
  highest = HIGHEST,
): SchoolFunction | undefined =>
  Array.from({ length: highest }, (_none, index) => onlyFunction(text, index + 1, allowed)).find(
    (one) => one !== undefined,
  );

/** `f'(x)`, `y'` */
export const primeName = ({ name }: SchoolFunction): string => (name === 'y' ? "y'" : name.replace('(', "'("));

const highestFirst = (polynomial: Polynomial): readonly (readonly [letters: string, coefficient: Rational])[] =>
  [...polynomial].toSorted(([one], [other]) => other.length - one.length);

const slopeOfTerm = (coefficient: Rational, letters: string): Polynomial =>
  letters === '' ? new Map() : monomial(coefficient.mul(letters.length), letters.slice(1));

/** By (xⁿ)' = n·xⁿ⁻¹. */
const differentiated = (polynomial: Polynomial): Polynomial =>
  [...polynomial].map(([letters, coefficient]) => slopeOfTerm(coefficient, letters)).reduce(sum, new Map());

export const derivativeOf = (one: SchoolFunction): SchoolFunction =>
  functionFrom(termsNotation(highestFirst(differentiated(one.polynomial))), primeName(one));

/** Weights of the values around a point, of which the slope is made: exact up to the sixth degree. */
const WEIGHTS = [
  [1, 45],
  [2, -9],
  [3, 1],
] as const;

/** Another way than the rule for powers: a difference of values. */
const slopeByValues = (notation: string): string => {
  const at = (step: number): string => `(${notation.replaceAll('x', `(x + (${step}))`)})`;
  return `(${WEIGHTS.map(([step, weight]) => `(${weight}) * (${at(step)} - ${at(-step)})`).join(' + ')}) / 60`;
};

export const slopeAt = (one: SchoolFunction, x: number): number =>
  approximately(slopeByValues(notationOfFunction(one)), { x });

export const isDerivative = (answer: Answer, one: SchoolFunction): boolean =>
  answer.kind === 'expression' &&
  [-2.3, 0, 0.7, 1.9].every((x) => areClose(approximately(answer.notation, { x }), slopeAt(one, x)));

const termLatex = (coefficient: Rational, power: number, isFirst: boolean): string => {
  const size = coefficient.abs();
  const inner = power === 0 ? '0' : power === 1 ? '1' : power === 2 ? '2x' : `${power}x^{${power - 1}}`;
  const term = size.equals(ONE) || power === 0 ? inner : `${fraction(size)} \\cdot ${inner}`;
  const sign = isNegative(coefficient) && power > 0 ? '-' : '+';
  return isFirst ? `${sign === '-' ? '-' : ''}${term}` : ` ${sign} ${term}`;
};

/** `3 \cdot 2x - 2 \cdot 1 + 0` and the same for calculators. */
const termByTerm = ({ polynomial }: SchoolFunction): { readonly latex: string; readonly notation: string } => {
  const terms = highestFirst(polynomial);
  return {
    latex: terms.map(([letters, coefficient], index) => termLatex(coefficient, letters.length, index === 0)).join(''),
    notation: terms
      .map(([letters, coefficient]) =>
        letters === '' ? '0' : `${plain(coefficient)} * ${letters.length} * x^${letters.length - 1}`,
      )
      .join(' + '),
  };
};

export const differentiating = (one: SchoolFunction): readonly FamilyStep[] => {
  const derivative = derivativeOf(one);
  const { latex, notation } = termByTerm(one);
  const result = latexOfPolynomial(derivative.polynomial, 'fraction');
  const claim = { sides: [slopeByValues(notationOfFunction(one)), notation], at: 'anywhere' } as const;
  const last: FamilyStep = {
    operation: 'collect',
    what: 'Wykonujemy mnożenia i zapisujemy pochodną',
    todo: 'wykonaj mnożenia i zapisz pochodną bez zbędnych zer',
    why: '',
    shown: `${primeName(one)} = ${result}`,
    claims: [{ sides: [notation, notationOfFunction(derivative)], at: 'anywhere' }],
  };
  const rule = {
    operation: 'differentiate',
    what: "Różniczkujemy wyraz po wyrazie ze wzoru $(x^n)' = nx^{n-1}$",
    todo: 'oblicz pochodną każdego wyrazu osobno: wykładnik schodzi przed $x$, a potęga maleje o jeden',
    why: 'Pochodna sumy jest sumą pochodnych, współczynnik zostaje, a pochodna stałej to zero.',
  };
  return latex === result
    ? [...tidying(one), { ...rule, shown: last.shown, claims: [claim, ...last.claims] }]
    : [...tidying(one), { ...rule, shown: `${primeName(one)} = ${latex}`, claims: [claim] }, last];
};

/** Wrong derivatives by their misconceptions. */
export const mistakenDerivatives = ({
  polynomial,
}: SchoolFunction): Readonly<Record<string, readonly string[] | undefined>> => {
  const by = (change: (coefficient: Rational, letters: string) => Polynomial): readonly string[] => [
    termsNotation(
      highestFirst(
        [...polynomial].map(([letters, coefficient]) => change(coefficient, letters)).reduce(sum, new Map()),
      ),
    ),
  ];
  return {
    'constant-kept': polynomial.has('')
      ? by((value, letters) => (letters === '' ? monomial(value, '') : slopeOfTerm(value, letters)))
      : undefined,
    'power-not-lowered': by((value, letters) => monomial(value.mul(letters.length), letters)),
    'exponent-not-taken-down': by((value, letters) => (letters === '' ? new Map() : monomial(value, letters.slice(1)))),
    'line-kept': polynomial.has('x')
      ? by((value, letters) => (letters === 'x' ? monomial(value, 'x') : slopeOfTerm(value, letters)))
      : undefined,
  };
};
