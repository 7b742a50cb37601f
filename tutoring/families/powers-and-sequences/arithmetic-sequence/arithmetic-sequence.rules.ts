import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { SequenceGiven } from '../sequence/sequence.types.ts';

/** The difference: told, or by two known terms. */
export const differenceOf = ({ known: [first, second], step }: SequenceGiven): Rational =>
  step ?? (second === undefined ? rational(0) : second.value.sub(first.value).div(second.index - first.index));

export const termAt = (given: SequenceGiven, index: number): Rational =>
  given.known[0].value.add(differenceOf(given).mul(index - given.known[0].index));
