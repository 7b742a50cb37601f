import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { ownExpression } from '#tutoring/families/equations/relation/relation.reader.ts';
import { polynomialNotation } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import { isTidy } from '#tutoring/families/equation/tidy.rules.ts';
import {
  notationOf,
  oneLineFurther,
  substituted,
} from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import type { Claim, FamilyStep } from '#tutoring/families/family.types.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { latexOf, latexOfPolynomial, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { coefficientsOf } from './asking.rules.ts';
import type { Point, SchoolFunction } from './function.types.ts';

export const fraction = (value: Rational): string => latexOfRational(value, 'fraction');

export const inList = (value: Rational): readonly Exact[] => [exact(value)];

/** `f(x) = 2x - 6` */
export const functionLatex = ({ name, expression }: SchoolFunction): string => `${name} = ${latexOf(expression)}`;

export const pointLatex = ({ x, y }: Point): string => `(${fraction(x)};\\ ${fraction(y)})`;

/** `f(3)`; `y` of a function that has no other name. */
export const valueName = ({ name }: SchoolFunction, at: Rational): string =>
  name === 'y' ? 'y' : name.replace('x', fraction(at));

/** A function of the notation of calculators. */
export const functionFrom = (notation: string, name = 'f(x)'): SchoolFunction => {
  const expression = ownExpression(notation);
  return { name, expression, polynomial: polynomialOf(expression) };
};

export const notationOfFunction = ({ polynomial }: SchoolFunction): string => polynomialNotation(polynomial);

export const valueAt = (one: SchoolFunction, at: Rational): Rational =>
  coefficientsOf(one).reduce((sum, coefficient) => sum.mul(at).add(coefficient));

/** `f(3) = 2 \cdot 3 - 6 = 6 - 6 = 0` */
export const substitutionLine = (
  one: SchoolFunction,
  at: Rational,
): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> =>
  lineOfValue(valueName(one, at), one.expression, ['x', at], valueAt(one, at));

/** Under a name of its value, a formula with a number put in for its letter, down to the value. */
export const lineOfValue = (
  name: string,
  expression: Expression,
  letter: readonly [name: string, value: Rational],
  value: Rational,
): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> => {
  const lines = [substituted({ expression, letters: [letter] })];
  for (let last = lines.at(-1); last !== undefined && last.kind !== 'number'; last = lines.at(-1))
    lines.push(oneLineFurther(last));
  const [first = '', ...others] = new Set(lines.map((line) => latexOf(line, 'fraction')));
  const claim: Claim = { sides: lines.map(notationOf) };
  return {
    shown: [name, first, ...others].join(' = '),
    prepared: `${name} = ${first}`,
    claims: [claim, { sides: [notationOf(lines[0] ?? expression), plain(value)] }],
  };
};

/** Needed where brackets or like terms hide the coefficients. */
export const tidying = (one: SchoolFunction): readonly FamilyStep[] =>
  isTidy(one.expression)
    ? []
    : [
        {
          operation: 'tidy',
          what: 'Opuszczamy nawiasy i redukujemy wyrazy podobne',
          todo: 'opuść nawiasy i zredukuj wyrazy podobne',
          why: 'W uporządkowanym wzorze widać wszystkie współczynniki.',
          shown: `${one.name} = ${latexOfPolynomial(one.polynomial, 'fraction')}`,
          claims: [{ sides: [notationOf(one.expression), notationOfFunction(one)], at: 'anywhere' }],
        },
      ];

const MOST_SHOWN = 60;

interface PlacedPoint {
  readonly x: number;
  readonly y: number;
}

const range = (values: readonly number[]): readonly [number, number] => [
  Math.floor(Math.min(0, ...values)) - 2,
  Math.ceil(Math.max(0, ...values)) + 2,
];

const approximate = ({ x, y }: Point): PlacedPoint => ({ x: x.valueOf(), y: y.valueOf() });

const isNearby = ({ x, y }: PlacedPoint): boolean => Math.max(Math.abs(x), Math.abs(y)) <= MOST_SHOWN;

/** The graph with these points, where they are not too far away; `around` are in sight, too, but not marked. */
export const graphFigure = (
  functions: readonly SchoolFunction[],
  points: readonly Point[],
  around: readonly Point[] = [],
): FigureSource | undefined => {
  const shown = points.map(approximate);
  if (!shown.every(isNearby)) return undefined;
  const seen = [...shown, ...around.map(approximate).filter(isNearby)];
  return {
    kind: 'plane',
    x: range(seen.map(({ x }) => x)),
    y: range(seen.map(({ y }) => y)),
    functions: functions.map((one) => ({ coefficients: coefficientsOf(one).map((value) => value.valueOf()) })),
    points: shown,
  };
};
