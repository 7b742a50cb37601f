import type { Place, Range } from '#domain/learning/figure/figure.types.ts';

/** All drawings are as wide as this, in units of their own: the width of the smallest phone. */
export const WIDTH = 320;
export const FONT = 15;
export const LINE = 20;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDE = /[\p{Lu}mw%@]/u;
const NARROW = /[ijltfr.,;:|!' ()]/;

/** As wide as a text may become, or a little wider. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, sign) => {
    if (NARROW.test(sign)) return sum + FONT * 0.38;
    if (WIDE.test(sign)) return sum + FONT * 0.88;
    return sum + FONT * (sign > '\u2fff' ? 1.4 : 0.64);
  }, 2);

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Turns the numbers of a range into places between two edges. */
export const scale =
  (range: Range, from: number, to: number) =>
  (value: number): number =>
    rounded(from + ((value - range.from) / (range.to - range.from)) * (to - from));

/** 1, 2 or 5 times a power of ten, so that a range has at most so many steps. */
export const niceStep = ({ from, to }: Range, most: number): number => {
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
};

const clean = (value: number): number => Number(value.toPrecision(10));

/** The multiples of a step in a range. */
export const multiples = ({ from, to }: Range, step: number): readonly number[] => {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => clean((first + index) * step));
};

/** From the beginning of a range, step by step. */
export const stepsOf = ({ from, to }: Range, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => clean(from + index * step));

/** Places along a line, close enough that no label fits between two of them. */
export const along = (from: Place, to: Place): readonly Place[] => {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4));
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
};

/** Keeps what is `size` wide, and stands around `centre`, between 2 and `end`. */
export const kept = (centre: number, size: number, end: number): number =>
  rounded(Math.min(Math.max(centre, 2 + size / 2), Math.max(2 + size / 2, end - 2 - size / 2)));
