import type { OpenFamily } from '#tutoring/families/open-family.ts';

/** Stories with one unknown: numbers, ages, motion. */
export const WORD_PROBLEM_FAMILIES: readonly OpenFamily[] = [];
