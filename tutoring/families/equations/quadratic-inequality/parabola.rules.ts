import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import { approximationOf, areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import { coefficientOf, type Polynomial } from '#tutoring/mathematics/polynomial.rules.ts';
import { isNegative } from '#tutoring/mathematics/rational.ts';
import type { Interval } from '#tutoring/families/family.types.ts';
import { isStrict } from '../relation/relation-text.rules.ts';
import type { InequalitySign } from '../relation/relation.types.ts';
import { EVERYTHING } from '../relation/solution-set.rules.ts';

/** Whether what is sought lies outside of the zeros of a parabola, as far as it has any. */
export const isOutside = (leading: ReturnType<typeof coefficientOf>, sign: InequalitySign): boolean =>
  (sign === '>' || sign === '≥') !== isNegative(leading);

/** Where a parabola with these zeros (in order) lies above or below the axis. */
export const intervalsOfParabola = (
  leading: ReturnType<typeof coefficientOf>,
  zeros: readonly Exact[],
  sign: InequalitySign,
): readonly Interval[] => {
  const [first, last = first] = zeros;
  const isIn = !isStrict(sign);
  const isOuter = isOutside(leading, sign);
  if (first === undefined || last === undefined) return isOuter ? [EVERYTHING] : [];
  if (!isOuter) return areEqual(first, last) && !isIn ? [] : [{ from: first, isFromIn: isIn, to: last, isToIn: isIn }];
  if (areEqual(first, last) && isIn) return [EVERYTHING];
  return [
    { from: undefined, isFromIn: false, to: first, isToIn: isIn },
    { from: last, isFromIn: isIn, to: undefined, isToIn: false },
  ];
};

const MOST_SHOWN = 60;

export const parabolaFigure = (
  polynomial: Polynomial,
  unknown: string,
  zeros: readonly Exact[],
): FigureSource | undefined => {
  const [a = 1, b = 0, c = 0] = [unknown + unknown, unknown, ''].map((letters) =>
    coefficientOf(polynomial, letters).valueOf(),
  );
  const middle = -b / (2 * a);
  const top = a * middle ** 2 + b * middle + c;
  const ends = zeros.map(approximationOf);
  if (Math.abs(middle) > MOST_SHOWN || Math.abs(top) > MOST_SHOWN || ends.some((end) => Math.abs(end) > MOST_SHOWN))
    return undefined;
  const margin = Math.max(2, Math.abs(top) / 3);
  return {
    kind: 'plane',
    x: [Math.floor(Math.min(middle, ...ends)) - 2, Math.ceil(Math.max(middle, ...ends)) + 2],
    y: [Math.floor(Math.min(0, top) - margin), Math.ceil(Math.max(0, top) + margin)],
    functions: [{ coefficients: [a, b, c] }],
    points: ends.map((x) => ({ x, y: 0 })),
  };
};
