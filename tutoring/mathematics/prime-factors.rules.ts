import { BeyondReach } from './beyond-reach.ts';
import { isPositive, type Rational } from './rational.ts';

const GREATEST = 1_000_000;

/** As a number, where it is whole, at least 1 and small enough to be taken apart. */
export const naturalOf = (value: Rational): number | undefined =>
  value.d === 1n && isPositive(value) && value.n <= BigInt(GREATEST) ? Number(value.n) : undefined;

/** Ascending, with repetition. Throws `BeyondReach` for numbers that nobody takes apart by hand. */
export const primeFactorsOf = (number: number): readonly number[] => {
  if (number > GREATEST) throw new BeyondReach('size');
  const factors: number[] = [];
  let rest = number;
  for (let factor = 2; factor * factor <= rest; factor += 1)
    while (rest % factor === 0) {
      factors.push(factor);
      rest /= factor;
    }
  return rest > 1 ? [...factors, rest] : factors;
};
