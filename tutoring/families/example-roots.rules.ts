import { isNear, isWhole, otherNumber } from './example-changes.rules.ts';
import type { Pick } from './family.types.ts';
import { shuffled } from './pick.ts';

/** ax² + bx + c, which is to be nothing; the first is nothing in a linear one. */
export type Coefficients = readonly [a: number, b: number, c: number];

const SMALL = [3, 5, 2, 6, 7, 4, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20];

/** Roots for a linear equation like the pupil's: whole, of its sign and size, and others than its own. */
export const rootsLike = ([, b, c]: Coefficients, denominators: readonly number[], pick: Pick): readonly number[] => {
  const own = -c / b;
  const size = Math.abs(own);
  const sizes =
    isWhole(own) && size > 20
      ? Array.from({ length: 7 }, () => otherNumber(size, pick))
      : shuffled([...SMALL, ...multiplesOf(denominators)], pick);
  const most = Math.max(12, 2.5 * size);
  return sizes
    .filter((one) => one <= most)
    .map((one) => (own < 0 ? -one : one))
    .filter((root) => !isNear(root, own));
};

/** What can be divided by each of them. */
const multiplesOf = (denominators: readonly number[]): readonly number[] => {
  const product = denominators.reduce((one, other) => one * other, 1);
  return denominators.length === 0 ? [] : [1, 2, 3].map((times) => times * product);
};

type RootPair = readonly [one: number, other: number];

const MOST_PAIRS = 24;

/** Roots for a quadratic equation like the pupil's, of the signs of its own; those first for which less has to be changed. */
export const rootPairs = ([a, b, c]: Coefficients, made: Coefficients, pick: Pick): readonly RootPair[] => {
  const discriminant = b * b - 4 * a * c;
  const denominator = hasFraction([a, b, c]) ? Math.abs(made[0]) : 1;
  const isOfSigns = ([one, other]: RootPair): boolean =>
    Math.sign(one * other) === Math.sign(c / a) &&
    Math.sign(one + other) === Math.sign(-b / a) &&
    isNear(one, other) === isNear(discriminant, 0);
  const isSettled = ([one, other]: RootPair): boolean => isNear(-made[0] * (one + other), made[1]);
  const pairs = shuffled(pairsOver(denominator), pick).filter(isOfSigns);
  return [...pairs.filter(isSettled), ...pairs.filter((pair) => !isSettled(pair)).slice(0, MOST_PAIRS)];
};

/** Roots such as one half, and none under which there is a root. */
const hasFraction = ([a, b, c]: Coefficients): boolean => {
  const root = Math.sqrt(b * b - 4 * a * c);
  return isWhole(root) && [-root, root].some((one) => !isWhole((one - b) / (2 * a)));
};

const pairsOver = (denominator: number): readonly RootPair[] =>
  SIGNED.flatMap((one) => SIGNED.map((other): RootPair => [one, other / denominator])).filter(
    ([, other]) => denominator === 1 || !isWhole(other),
  );

const SIGNED = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((size) => [size, -size]);
