import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { compoundInterestFamily } from './compound-interest/compound-interest.family.ts';
import { percentChangeFamily } from './percent-change/percent-change.family.ts';
import { percentRateFamily } from './percent-rate/percent-rate.family.ts';
import { percentWholeFamily } from './percent-whole/percent-whole.family.ts';
import { proportionFamily } from './proportion/proportion.family.ts';
import { ratioDivisionFamily } from './ratio-division/ratio-division.family.ts';
import { solutionsFamily } from './solutions/solutions.family.ts';
import { successiveDiscountsFamily } from './successive-discounts/successive-discounts.family.ts';
import { vatFamily } from './vat/vat.family.ts';

/** Ratio, proportion and every task of percents. */
export const PROPORTION_AND_PERCENT_FAMILIES: readonly OpenFamily[] = [
  openFamily(ratioDivisionFamily),
  openFamily(proportionFamily),
  openFamily(percentChangeFamily),
  openFamily(successiveDiscountsFamily),
  openFamily(percentWholeFamily),
  openFamily(percentRateFamily),
  openFamily(vatFamily),
  openFamily(solutionsFamily),
  openFamily(compoundInterestFamily),
];
