import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { classicalProbabilityFamily } from './classical-probability/classical-probability.family.ts';
import { combinatoricsFamily } from './combinatorics/combinatorics.family.ts';
import { medianFamily } from './median/median.family.ts';
import { modeAndRangeFamily } from './mode-and-range/mode-and-range.family.ts';
import { simpleProbabilityFamily } from './simple-probability/simple-probability.family.ts';
import { weightedMeanDeviationFamily } from './weighted-mean-deviation/weighted-mean-deviation.family.ts';

/** Averages, counting and probability. */
export const DATA_AND_CHANCE_FAMILIES: readonly OpenFamily[] = [
  openFamily(medianFamily),
  openFamily(modeAndRangeFamily),
  openFamily(simpleProbabilityFamily),
  openFamily(combinatoricsFamily),
  openFamily(classicalProbabilityFamily),
  openFamily(weightedMeanDeviationFamily),
];
