import { valueOf } from '#tutoring/mathematics/value.rules.ts';
import type { Inequality } from './relation.types.ts';
import type { SidesAt } from './solution-set.rules.ts';

/** Both sides with a number in the place of the unknown. */
export const sidesAt =
  ({ left, right, unknown }: Inequality): SidesAt =>
  (value) => [valueOf(left, new Map([[unknown, value]])), valueOf(right, new Map([[unknown, value]]))];
