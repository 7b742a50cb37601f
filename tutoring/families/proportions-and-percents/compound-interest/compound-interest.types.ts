import type { Rational } from '#tutoring/mathematics/rational.ts';

/** How often a year the interest is added to what it is paid for; undefined where it never is. */
export type TimesAYear = 1 | 2 | 4 | 12;

export interface DepositGiven {
  /** In złoty. */
  readonly principal: Rational;
  /** In percent a year. */
  readonly rate: Rational;
  readonly months: number;
  readonly timesAYear: TimesAYear | undefined;
  readonly asks: 'amount' | 'interest';
  /** „Pani Anna wpłaciła”. */
  readonly opening: string;
}
