import { approximationOf, asRational, exact, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { decimalPlaces, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain, withUnit, inUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';

/** In the notation of calculators. */
export const plainExact = (value: Exact): string =>
  value
    .map(({ coefficient, radicand }) =>
      radicand === 1n ? plain(coefficient) : `${plain(coefficient)} * sqrt(${String(radicand)})`,
    )
    .join(' + ') || '0';

interface Words {
  readonly operation: string;
  readonly what: string;
  readonly todo: string;
  readonly why: string;
}

export const lineStep = (
  words: Words,
  sides: readonly [string, ...string[]],
  symbol: string,
  formula?: string,
  unit?: string,
): FamilyStep => ({
  ...words,
  ...calculated(sides, {
    symbol,
    formula,
    unit,
  }),
});

/** „O = 4a = 4 · 5 = 20 cm”, of equal sides. */
export const aroundStep = (
  why: string,
  sides: readonly [string, ...string[]],
  formula: string,
  unit: string | undefined,
): FamilyStep =>
  lineStep(
    { operation: 'multiply', what: 'Mnożymy bok przez liczbę boków', todo: 'pomnóż bok przez liczbę boków', why },
    sides,
    'O',
    formula,
    unit,
  );

/** „c = √100 = 10 cm”. */
export const rootStep = (
  words: Words,
  square: Rational,
  root: Exact,
  symbol: string,
  unit: string | undefined,
): FamilyStep => {
  const prepared = `${symbol} = \\sqrt{${latexOfExact(exact(square), 'decimal')}}`;
  const isRoot = root.length === 1 && root[0]?.coefficient.equals(1) === true && root[0].radicand !== 1n;
  return {
    ...words,
    shown: isRoot ? `${symbol} = ${withUnit(root, unit)}` : `${prepared} = ${withUnit(root, unit)}`,
    prepared,
    claims: [{ sides: [`sqrt(${plain(square)})`, plainExact(root)] }],
  };
};

export const squared = (value: Rational): Rational => value.mul(value);

/** Undefined where the root is no fraction. */
export const rationalRootOf = (value: Rational): Rational | undefined => {
  const root = squareRootOf(value);
  return root && asRational(root);
};

/** Whole numbers of the school, as `make` gives them. */
export const numbers = (...values: readonly number[]): readonly Rational[] => values.map((value) => rational(value));

/** „To około 6,4 cm.” */
export const roundedSentence = (value: Exact, times: number, unit: string | undefined): string => {
  const size = Math.round(approximationOf(value) * times * 100);
  return `To około $${withUnit(rational(size, 100), unit)}$.`;
};

/** „2,5 cm” for a figure's label. */
export const labelOf = (value: Rational, unit: string | undefined): string =>
  `${decimalPlaces(value) === undefined ? value.toFraction() : value.toString().replace('.', ',')} ${unit ?? ''}`.trim();

interface OneLine extends Words {
  readonly symbol: string;
  readonly formula?: string;
  /** Before the value itself. */
  readonly sides: readonly [string, ...string[]];
  readonly value: Rational;
  readonly unit: string | undefined;
  readonly proof: string;
  readonly notice: string;
}

/** The solution of a task that is one formula. */
export const solvedInOneLine = ({
  symbol,
  formula,
  sides,
  value,
  unit,
  proof,
  notice,
  ...words
}: OneLine): FamilySolution => ({
  steps: [lineStep(words, [sides[0], ...sides.slice(1), plain(value)], symbol, formula, unit)],
  answer: { kind: 'number', value: exact(value), symbol, ...inUnit(unit) },
  proof,
  notice,
  nudge:
    formula === undefined
      ? `${words.why} Co trzeba zrobić z liczbą z zadania?`
      : `Skorzystaj ze wzoru $${symbol} = ${formula}$.`,
  setup: `Teraz ${words.todo}.`,
});
