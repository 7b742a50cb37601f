import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A price without or with its tax, and what of net price, tax and gross price is asked for. */
export interface VatGiven {
  readonly rate: Rational;
  readonly price: Rational;
  readonly isGross: boolean;
  readonly asks: 'net' | 'tax' | 'gross' | 'netAndTax';
  /** As the pupil or the book words it, in Markdown. */
  readonly text: string;
}
