import { isPositive, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';

/** Whether there is a figure of these sides: each is shorter than the others together. */
export const doClose = (sides: readonly Rational[]): boolean => {
  const around = sides.reduce((sum, side) => sum.add(side), ZERO);
  return sides.every((side) => isPositive(side) && side.mul(2).lt(around));
};
