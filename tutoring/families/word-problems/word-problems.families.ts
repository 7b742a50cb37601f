import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { ageProblemFamily } from './age-problem/age-problem.family.ts';
import { motionProblemFamily } from './motion-problem/motion-problem.family.ts';
import { numberProblemFamily } from './number-problem/number-problem.family.ts';

/** Stories with one unknown: numbers, ages, motion. */
export const WORD_PROBLEM_FAMILIES: readonly OpenFamily[] = [
  openFamily(numberProblemFamily),
  openFamily(ageProblemFamily),
  openFamily(motionProblemFamily),
];
