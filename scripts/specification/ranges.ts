/** `1–3, 7` for 1, 2, 3 and 7. */
export const rangesOf = (numbers: readonly number[]): string => {
  const ranges: (readonly [from: number, to: number])[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) ranges.splice(-1, 1, [last[0], number]);
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};

/** The numbers that `1–3, 7` means. */
export const numbersOf = (ranges: string): readonly number[] =>
  [...ranges.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index),
  );
