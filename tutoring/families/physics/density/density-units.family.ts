import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { conversionFamily } from '#tutoring/families/measures-and-shapes/units/unit-conversion.family.ts';
import {
  CONVERSION_MISTAKES,
  ZERO_MISTAKES,
} from '#tutoring/families/measures-and-shapes/units/unit-conversion.mistakes.ts';
import type { ConversionGiven } from '#tutoring/families/measures-and-shapes/units/unit-conversion.types.ts';
import { rational } from '#tutoring/mathematics/rational.ts';

/** In kilograms for a cubic metre: cork and woods, oils, ice and water, glass and metals. */
const DENSITIES = [
  200, 500, 700, 800, 900, 920, 1000, 1200, 2500, 2700, 7300, 7800, 8900, 10500, 11300, 19300,
] as const;

const made = (pick: Pick, difficulty: Difficulty): ConversionGiven => {
  const density = rational(pick.oneOf(DENSITIES));
  const grams = { value: density.div(1000), unit: 'g/cm3' };
  return difficulty === 3
    ? { parts: [{ value: density, unit: 'kg/m3' }], to: 'g/cm3', style: 'decimal' }
    : { parts: [grams], to: 'kg/m3', style: 'decimal' };
};

/** 2,7 g/cm³ in kilograms for a cubic metre. */
export const densityUnitsFamily = conversionFamily({
  id: 'density',
  title: 'Jednostki gęstości',
  grades: [7, 8],
  dimension: 'density',
  units: [
    ['kg/m3', 1n],
    ['g/cm3', 1000n],
  ],
  accusative: { 'kg/m3': '$\\text{kg/m}^3$', 'g/cm3': '$\\text{g/cm}^3$' },
  factors: (ratio) => [ratio],
  whyOfFactor:
    'W metrze sześciennym mieści się milion centymetrów sześciennych. Jeśli każdy ma masę 1 g, to razem mają milion gramów, czyli 1000 kg.',
  make: made,
  mistakes: [...CONVERSION_MISTAKES, ...ZERO_MISTAKES],
});
