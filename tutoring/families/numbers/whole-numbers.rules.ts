import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

const GREATEST = 1_000_000;

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

/** What both lists have, with repetition. */
export const sharedFactors = (one: readonly number[], other: readonly number[]): readonly number[] => {
  const left = [...other];
  return one.filter((factor) => {
    const place = left.indexOf(factor);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
};

/** What the first list has over the second, with repetition. */
export const factorsBeyond = (one: readonly number[], other: readonly number[]): readonly number[] => {
  const left = [...other];
  return one.filter((factor) => {
    const place = left.indexOf(factor);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

/** As a number, where it is whole, at least 1 and small enough. */
export const naturalOf = (value: Rational): number | undefined =>
  value.d === 1n && value.s > 0n && value.n > 0n && value.n <= BigInt(GREATEST) ? Number(value.n) : undefined;

/** „24 i 36”, „24, 36 i 40”. */
export const listed = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join('$, $'), String(numbers.at(-1) ?? '')]
    .filter((part) => part !== '')
    .map((part) => `$${part}$`)
    .join(' i ');

type Ratio = readonly [number, number];

/** Small numbers without a common divisor, to make tasks of. */
export const COPRIME: readonly [Ratio, ...Ratio[]] = [
  [2, 3],
  [3, 4],
  [3, 5],
  [2, 5],
  [4, 5],
  [5, 6],
  [4, 7],
  [3, 8],
];
