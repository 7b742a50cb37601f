import type { Exact } from '#tutoring/mathematics/exact.ts';
import type { Interval } from './family.types.ts';

/** All numbers but these, which stand in their order. */
export const intervalsWithout = (numbers: readonly Exact[]): readonly Interval[] =>
  [undefined, ...numbers].map((from, index) => ({ from, isFromIn: false, to: numbers[index], isToIn: false }));
