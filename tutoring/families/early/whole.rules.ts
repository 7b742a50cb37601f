import type { Answer } from '#tutoring/families/family.types.ts';
import { asRational } from '#tutoring/mathematics/exact.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A whole number that children calculate with; undefined for any other. */
export const asWhole = (value: Rational, most = 1_000_000): number | undefined => {
  const number = value.valueOf();
  return value.d === 1n && number >= 0 && number <= most ? number : undefined;
};

/** What an answer of one number says; undefined for any other. */
export const numberIn = (answer: Answer): number | undefined =>
  answer.kind === 'number' ? asRational(answer.value)?.valueOf() : undefined;

/** What an answer of several numbers says, in their order. */
export const numbersOf = (answer: Answer): readonly number[] =>
  answer.kind === 'numbers' ? answer.values.map(({ value }) => asRational(value)?.valueOf() ?? Number.NaN) : [];
