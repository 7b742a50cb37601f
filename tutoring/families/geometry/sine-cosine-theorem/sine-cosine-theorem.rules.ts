import {
  approximationOf,
  areEqual,
  asRational,
  differenceOf,
  exact,
  productOf,
  ratioOf,
  squareRootOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { trigOf } from '../special-angles.rules.ts';
import type { SideName, TriangleGiven } from './sine-cosine-theorem.types.ts';

const TWO = exact(rational(2));
export const ANGLES = [30, 45, 60, 90, 120, 135, 150] as const;
export const ANGLE_NAMES: Readonly<Record<SideName, string>> = { a: '\\alpha', b: '\\beta', c: '\\gamma' };

export const isTableAngle = (angle: number): boolean => ANGLES.some((one) => one === angle);

export const sineOf = (angle: number): Exact => trigOf('sin', angle) ?? [];
export const cosineOf = (angle: number): Exact => trigOf('cos', angle) ?? [];
export const squareOf = (value: Exact): Exact => productOf(value, value);

export const sumOfSquares = ([one, other]: readonly [Exact, Exact]): Exact => sumOf(squareOf(one), squareOf(other));

/** 2ab · cos γ */
export const cosinePart = ([one, other]: readonly [Exact, Exact], cosine: Exact): Exact =>
  productOf(productOf(TWO, productOf(one, other)), cosine);

/** The root of a number that has one in this school. */
export const rootOf = (value: Exact): Exact | undefined => {
  const square = asRational(value);
  return square && squareRootOf(square);
};

export const cosineOfSides = (sides: readonly [Exact, Exact], opposite: Exact): Exact =>
  ratioOf(differenceOf(sumOfSquares(sides), squareOf(opposite)), cosinePart(sides, exact(rational(1))));

/** The number that is asked for; undefined where it is none of this school. */
export const resultOf = (given: TriangleGiven): Exact | undefined => {
  switch (given.kind) {
    case 'third-side':
      return rootOf(differenceOf(sumOfSquares(given.sides), cosinePart(given.sides, cosineOf(given.angle))));
    case 'area':
      return ratioOf(productOf(productOf(...given.sides), sineOf(given.angle)), TWO);
    case 'angle': {
      const cosine = cosineOfSides(given.sides, given.opposite);
      const angle = ANGLES.find((one) => areEqual(cosineOf(one), cosine));
      return angle === undefined ? undefined : exact(rational(angle));
    }
    case 'radius':
      return ratioOf(given.side, productOf(TWO, sineOf(given.angle)));
    case 'side':
      return ratioOf(productOf(given.side, sineOf(given.otherAngle)), sineOf(given.angle));
  }
};

export const isLongest = (sides: readonly Exact[], side: Exact): boolean =>
  sides.every((one) => approximationOf(one) < approximationOf(side));
