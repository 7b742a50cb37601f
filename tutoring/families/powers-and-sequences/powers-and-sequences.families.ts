import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { arithmeticSequenceFamily } from './arithmetic-sequence/arithmetic-sequence.family.ts';
import { exponentialEquationFamily } from './exponential-equation/exponential-equation.family.ts';
import { geometricSequenceFamily } from './geometric-sequence/geometric-sequence.family.ts';
import { logarithmFamily } from './logarithm/logarithm.family.ts';
import { logarithmSumFamily } from './logarithm-sum/logarithm-sum.family.ts';
import { powersFamily } from './powers/powers.family.ts';
import { rationalExponentFamily } from './rational-exponent/rational-exponent.family.ts';
import { rationalisingFamily } from './rationalising/rationalising.family.ts';
import { rootsFamily } from './roots/roots.family.ts';
import { scientificNotationFamily } from './scientific-notation/scientific-notation.family.ts';
import { sequenceFormulaFamily } from './sequence-formula/sequence-formula.family.ts';

/** Powers, roots, logarithms, sums of terms, sequences. */
export const POWER_AND_SEQUENCE_FAMILIES: readonly OpenFamily[] = [
  openFamily(powersFamily),
  openFamily(scientificNotationFamily),
  openFamily(rootsFamily),
  openFamily(rationalisingFamily),
  openFamily(rationalExponentFamily),
  openFamily(exponentialEquationFamily),
  openFamily(logarithmFamily),
  openFamily(logarithmSumFamily),
  openFamily(arithmeticSequenceFamily),
  openFamily(geometricSequenceFamily),
  openFamily(sequenceFormulaFamily),
];
