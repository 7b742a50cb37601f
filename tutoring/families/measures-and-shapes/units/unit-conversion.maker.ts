import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { ConversionGiven } from './unit-conversion.types.ts';

type UnitPair = readonly [larger: string, smaller: string];

/** To the smaller unit with whole numbers; then with a point or in two parts; then to the larger. */
export const decimalMaker =
  (pairs: readonly [UnitPair, ...UnitPair[]], isInTwo: boolean) =>
  (pick: Pick, difficulty: Difficulty): ConversionGiven => {
    const [larger, smaller] = pick.oneOf(pairs);
    const whole = rational(pick.int(2, 30));
    const tenths = (): Rational => rational(10 * pick.int(1, 9) + pick.int(1, 9), 10);
    if (difficulty === 1) return { parts: [{ value: whole, unit: larger }], to: smaller, style: 'decimal' };
    const ratio = converted(rational(1), larger, smaller).valueOf();
    if (difficulty === 2 && isInTwo && pick.int(0, 1) === 1)
      return {
        parts: [
          { value: rational(pick.int(2, 9)), unit: larger },
          { value: rational(pick.int(1, Math.min(ratio, 100) - 1)), unit: smaller },
        ],
        to: smaller,
        style: 'decimal',
      };
    if (difficulty === 2) return { parts: [{ value: tenths(), unit: larger }], to: smaller, style: 'decimal' };
    return { parts: [{ value: converted(tenths(), larger, smaller), unit: smaller }], to: larger, style: 'decimal' };
  };
