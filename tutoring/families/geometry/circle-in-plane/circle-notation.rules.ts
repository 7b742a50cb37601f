import { isZero, type Rational } from '#tutoring/mathematics/rational.ts';

const bracket = (letter: string, value: Rational): string =>
  isZero(value) ? `${letter}^2` : `(${letter} ${value.s > 0n ? '-' : '+'} ${value.n})^2`;

/** (x − a)² + (y − b)², in the notation of calculators and in LaTeX alike. */
export const leftSide = ({ a, b }: { readonly a: Rational; readonly b: Rational }): string =>
  `${bracket('x', a)} + ${bracket('y', b)}`;
