import { conversionFamily } from '#tutoring/families/measures-and-shapes/units/unit-conversion.family.ts';
import { decimalMaker } from '#tutoring/families/measures-and-shapes/units/unit-conversion.maker.ts';
import {
  CONVERSION_MISTAKES,
  ZERO_MISTAKES,
} from '#tutoring/families/measures-and-shapes/units/unit-conversion.mistakes.ts';

/** 25 kPa in pascals. */
export const pressureUnitsFamily = conversionFamily({
  id: 'pressure',
  title: 'Jednostki ciśnienia',
  grades: [7, 8],
  dimension: 'pressure',
  units: [
    ['Pa', 1n],
    ['hPa', 100n],
    ['kPa', 10n],
    ['MPa', 1000n],
  ],
  accusative: { Pa: '$\\text{Pa}$', hPa: '$\\text{hPa}$', kPa: '$\\text{kPa}$', MPa: '$\\text{MPa}$' },
  factors: (ratio) => [ratio],
  whyOfFactor: '„Hekto” znaczy sto, „kilo” tysiąc, a „mega” milion.',
  make: decimalMaker(
    [
      ['kPa', 'Pa'],
      ['hPa', 'Pa'],
      ['kPa', 'hPa'],
      ['MPa', 'kPa'],
    ],
    false,
  ),
  mistakes: [...CONVERSION_MISTAKES, ...ZERO_MISTAKES],
});
