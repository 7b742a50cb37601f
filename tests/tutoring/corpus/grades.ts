import type { Grade } from '#tutoring/grade.types.ts';

/** By their number, from 1. */
export const GRADES: readonly Grade[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
