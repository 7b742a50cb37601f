import { openFamily, type OpenFamily } from '#tutoring/families/open-family.ts';
import { algebraicValueFamily } from './algebraic-value/algebraic-value.family.ts';
import { decimalArithmeticFamily } from './decimal-arithmetic/decimal-arithmetic.family.ts';
import { decimalFractionFamily } from './decimal-fraction/decimal-fraction.family.ts';
import { divisibilityFamily } from './divisibility/divisibility.family.ts';
import { fractionArithmeticFamily } from './fraction-arithmetic/fraction-arithmetic.family.ts';
import { fractionComparisonFamily } from './fraction-comparison/fraction-comparison.family.ts';
import { fractionReductionFamily } from './fraction-reduction/fraction-reduction.family.ts';
import { greatestCommonDivisorFamily } from './greatest-common-divisor/greatest-common-divisor.family.ts';
import { leastCommonMultipleFamily } from './least-common-multiple/least-common-multiple.family.ts';
import { meanFamily } from './mean/mean.family.ts';
import { negativeNumbersFamily } from './negative-numbers/negative-numbers.family.ts';
import { numberOrderFamily } from './number-order/number-order.family.ts';
import { orderOfOperationsFamily } from './order-of-operations/order-of-operations.family.ts';
import { partOfNumberFamily } from './part-of-number/part-of-number.family.ts';
import { percentOfNumberFamily } from './percent-of-number/percent-of-number.family.ts';
import { primeFactorsFamily } from './prime-factors/prime-factors.family.ts';
import { romanNumeralFamily } from './roman-numeral/roman-numeral.family.ts';

/** Numbers in classes 4 to 6. */
export const NUMBER_FAMILIES: readonly OpenFamily[] = [
  openFamily(romanNumeralFamily),
  openFamily(partOfNumberFamily),
  openFamily(divisibilityFamily),
  openFamily(greatestCommonDivisorFamily),
  openFamily(leastCommonMultipleFamily),
  openFamily(primeFactorsFamily),
  openFamily(fractionComparisonFamily),
  openFamily(fractionReductionFamily),
  openFamily(decimalFractionFamily),
  openFamily(numberOrderFamily),
  openFamily(meanFamily),
  openFamily(algebraicValueFamily),
  openFamily(negativeNumbersFamily),
  openFamily(percentOfNumberFamily),
  openFamily(orderOfOperationsFamily),
  openFamily(fractionArithmeticFamily),
  openFamily(decimalArithmeticFamily),
];
