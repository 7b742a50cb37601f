/** What a number is among the options, without its unit; undefined for anything else. */
const numberIn = (option: string): number | undefined => {
  const [, digits = ''] = /^\$(-?\d(?:\d|\\,|\{,\})*)(?![\d}]|\\(?:frac|sqrt))/.exec(option) ?? [];
  return digits === '' ? undefined : Number(digits.replaceAll('\\,', '').replace('{,}', '.'));
};

const is = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 1e-9 * Math.max(1, wanted);

const isNear = (one: number, other: number): boolean => {
  const places = [one, other].map((value) => String(value).split('.')[1]?.length ?? 0);
  const [away, unit] = [Math.abs(one - other), 10 ** -Math.max(...places)];
  return [1, 2, 3, 10].some((steps) => is(away, steps * unit)) || [2, 10].some((times) => is(one * times, other));
};

/** How likely somebody is right who chooses the number that most others stand near; undefined where there are others than numbers. */
export const hubGuess = (options: readonly string[], right: string): number | undefined => {
  const values = options.map(numberIn);
  const numbers = values.filter((value) => value !== undefined);
  if (numbers.length < options.length) return undefined;
  const near = numbers.map(
    (value, place) =>
      numbers.filter((other, at) => at !== place && (isNear(value, other) || isNear(other, value))).length,
  );
  const most = options.filter((_, place) => near[place] === Math.max(...near));
  return most.includes(right) ? 1 / most.length : 0;
};
