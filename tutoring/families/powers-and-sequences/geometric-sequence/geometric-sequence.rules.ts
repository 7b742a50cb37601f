import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { isNegative, isZero, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { rationalRoot } from '../rational-root.rules.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';

/** The ratio, told or by two known terms; undefined where there is none, or two of them, or none that is rational. */
export const ratioIn = ({ known: [first, second], step, isPositive }: SequenceGiven): Rational | undefined => {
  if (isZero(first.value)) return undefined;
  if (step !== undefined) return isZero(step) || (isPositive && isNegative(step)) ? undefined : step;
  if (second === undefined || isZero(second.value)) return undefined;
  const degree = second.index - first.index;
  if (degree % 2 === 0 && !isPositive) return undefined;
  return rationalRoot(second.value.div(first.value), degree);
};

export const ratioOf = (given: SequenceGiven): Rational => {
  const ratio = ratioIn(given);
  if (ratio === undefined) throw new BeyondReach('operation');
  return ratio;
};

export const termAt = (given: SequenceGiven, index: number): Rational =>
  given.known[0].value.mul(powerOf(ratioOf(given), index - given.known[0].index));

export const sumOfTerms = (first: Rational, ratio: Rational, count: number): Rational =>
  ratio.equals(1) ? first.mul(count) : first.mul(rational(1).sub(powerOf(ratio, count))).div(rational(1).sub(ratio));

/** The product of the neighbours of the middle term: its square. */
export const squareOfMiddle = ({ known: [first, second] }: SequenceGiven): Rational =>
  first.value.mul(second?.value ?? first.value);
