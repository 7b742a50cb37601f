import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import type { Pick } from './family.types.ts';

/** Others of their size, the same for the same and different ones for different ones; zero stays. */
export const otherNumbers = (numbers: readonly number[], pick: Pick): readonly number[] => {
  const changed = new Map<number, number>([[0, 0]]);
  for (const value of new Set(numbers)) {
    const taken = new Set(changed.values());
    const tries = Array.from({ length: 5 }, () => otherNumber(value, pick));
    if (value !== 0) changed.set(value, tries.find((one) => !taken.has(one)) ?? otherNumber(value, pick));
  }
  return numbers.map((value) => changed.get(value) ?? value);
};

/** Tens stay tens, and tenths tenths. */
export const otherNumber = (value: number, pick: Pick): number => {
  const unit = 10 ** placesOf(value);
  const units = Math.round(Math.abs(value) * unit);
  const step = stepOf(units);
  const moved = units + step * pick.int(1, 7) * (pick.int(0, 2) === 0 ? -1 : 1);
  const other = units < 10 ? otherDigit(units, pick) : moved > 1 ? moved : units + step;
  return (Math.sign(value) * (unit > 1 && other % 10 === 0 ? other + 1 : other)) / unit;
};

const otherDigit = (digit: number, pick: Pick): number => {
  const other = pick.int(2, 8);
  return other >= digit ? other + 1 : other;
};

/** 1 for 12 and 37, 10 for 250, 100 for 3600 and for 2137. */
const stepOf = (units: number): number => {
  const least = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return units % (10 * least) === 0 && least * 10 <= units / 2 ? least * 10 : least;
};

const placesOf = (value: number): number => [0, 1, 2, 3].find((places) => isWhole(value * 10 ** places)) ?? 4;

/** But for what is lost in calculating with so many digits. */
export const isWhole = (value: number): boolean => isNear(value, Math.round(value));

export const isNear = (one: number, other: number): boolean => areClose(one, other, 1e-7);

/** What one of the numbers must be for a measure of them to be nothing: a number like it, of its sign and no longer. */
export const solvedFor = (
  numbers: readonly number[],
  measure: (numbers: readonly number[]) => number,
  { isAdded, mayFillZero = false }: { readonly isAdded: readonly boolean[]; readonly mayFillZero?: boolean },
): readonly number[] | undefined => {
  const now = measure(numbers);
  if (isNear(now, 0)) return numbers;
  for (let place = numbers.length - 1; place >= 0; place -= 1) {
    const given = numbers[place] ?? 0;
    const slope = given === 0 && !mayFillZero ? 0 : measure(numbers.with(place, given + 1)) - now;
    const value = given - now / slope;
    if (!Number.isFinite(value) || !isLike(value, given, isAdded[place] === true)) continue;
    const solved = numbers.with(place, round(value));
    if (isNear(measure(solved), 0)) return solved;
  }
  return undefined;
};

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Factors are small, and one is none. */
const isLike = (value: number, given: number, isAdded: boolean): boolean =>
  value > 0 &&
  (value !== 1 || given === 1 || isAdded) &&
  value <= (isAdded ? Math.max(30, 4 * given) : Math.max(9, 2 * given)) &&
  isWhole(value * 10 ** placesOf(given));

/** Where two numbers of the pupil's are the same, they are the same in the other ones. */
export const haveSamePattern = (numbers: readonly number[], given: readonly number[]): boolean =>
  given.every((one, place) => given.every((other, second) => one !== other || numbers[place] === numbers[second]));

/** Of a text: the same for the same. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 7);
