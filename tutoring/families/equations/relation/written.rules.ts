import type { Pick } from '#tutoring/families/family.types.ts';

/** ` + 3 * x`, ` - 3`, ` - x`, nothing for zero: to be put behind what is there. In the notation of calculators. */
export const added = (value: number, letters = ''): string => {
  if (value === 0) return '';
  const size = Math.abs(value);
  const term = letters === '' ? String(size) : size === 1 ? letters : `${size} * ${letters}`;
  return ` ${value < 0 ? '-' : '+'} ${term}`;
};

/** `3 * x`, `-x`: to open an expression. */
export const opened = (value: number, letters: string): string =>
  value === 1 ? letters : value === -1 ? `-${letters}` : `${value} * ${letters}`;

export const trinomial = (a: number, b: number, c: number, letter = 'x'): string =>
  `${opened(a, `${letter}^2`)}${added(b, letter)}${added(c)}`;

/** A whole number but zero, of either sign. */
export const nonZero = (pick: Pick, most: number): number => {
  const size = pick.int(1, most);
  return pick.int(0, 1) === 0 ? size : -size;
};
