import type { Rational } from '#tutoring/mathematics/rational.ts';

/** Which percent of the whole the part is. */
interface ShareGiven {
  readonly asks: 'share';
  readonly part: Rational;
  readonly whole: Rational;
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}

/** A fraction or decimal, to be written as a percent. */
interface WrittenGiven {
  readonly asks: 'written';
  readonly value: Rational;
  readonly style: 'decimal' | 'fraction';
}

export type PercentRateGiven = ShareGiven | WrittenGiven;
