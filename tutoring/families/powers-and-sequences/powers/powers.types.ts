import type { Rational } from '#tutoring/mathematics/rational.ts';

/** A power, or a power of a power where there are several exponents. */
export interface PowerTerm {
  /** What joins it to the terms before; a product for the first. */
  readonly sign: '*' | ':';
  readonly exponents: readonly number[];
  /** The number that is written where it is no power of the base yet: 9² of the base 3 has the exponents 2 and 2. */
  readonly of?: Rational;
}

/** One base throughout: its value is asked for where there is one plain power, else a single power. */
export interface PowersGiven {
  readonly base: Rational;
  readonly terms: readonly PowerTerm[];
  readonly asks: 'value' | 'power';
  readonly shape: PowersShape;
  /** „jako potęgę liczby 2”. */
  readonly isBaseTold: boolean;
}

/** What a similar task has in common with it. */
export interface PowersShape {
  readonly hasOtherBase: boolean;
  readonly hasPowerOfPower: boolean;
}
