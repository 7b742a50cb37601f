export const productOf = (factors: readonly number[]): number =>
  factors.reduce((product, factor) => product * factor, 1);

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
