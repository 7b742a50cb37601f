import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';

export const sorted = (numbers: readonly Rational[]): readonly Rational[] =>
  numbers.toSorted((one, other) => one.compare(other));

export const differentOnes = (numbers: readonly Rational[]): readonly Rational[] =>
  sorted(numbers).filter((one, index, all) => all[index - 1]?.equals(one) !== true);

export const timesIn = (numbers: readonly Rational[], number: Rational): number =>
  numbers.filter((one) => one.equals(number)).length;

/** The number that stands there most often; undefined where two do, or none is repeated. */
export const modeOf = (numbers: readonly Rational[]): Rational | undefined => {
  const [first, second] = differentOnes(numbers).toSorted(
    (one, other) => timesIn(numbers, other) - timesIn(numbers, one),
  );
  if (first === undefined || timesIn(numbers, first) < 2) return undefined;
  return second !== undefined && timesIn(numbers, second) === timesIn(numbers, first) ? undefined : first;
};

export const endsOf = (numbers: readonly Rational[]): readonly [least: Rational, greatest: Rational] => {
  const inOrder = sorted(numbers);
  return [inOrder[0] ?? ZERO, inOrder.at(-1) ?? ZERO];
};
