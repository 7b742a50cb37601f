import { rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { conversionFamily } from '../units/unit-conversion.family.ts';
import { CONVERSION_MISTAKES, convertedBy } from '../units/unit-conversion.mistakes.ts';
import type { ConversionGiven } from '../units/unit-conversion.types.ts';

const FACTORS: Readonly<Record<number, readonly number[]>> = { 3600: [60, 60], 1440: [24, 60], 168: [7, 24] };

const make = (pick: Pick, difficulty: Difficulty): ConversionGiven => {
  const [larger, smaller] = pick.oneOf([
    ['h', 'min'],
    ['min', 's'],
  ]);
  if (difficulty === 1)
    return { parts: [{ value: rational(pick.int(2, 12)), unit: larger }], to: smaller, style: 'decimal' };
  if (difficulty === 2)
    return {
      parts: [
        { value: rational(pick.int(2, 9)), unit: larger },
        { value: rational(5 * pick.int(1, 11)), unit: smaller },
      ],
      to: smaller,
      style: 'decimal',
    };
  return pick.int(0, 1) === 1
    ? {
        parts: [{ value: rational(pick.oneOf([1, 3, 5, 7]), pick.oneOf([4, 12, 20])), unit: larger }],
        to: smaller,
        style: 'fraction',
      }
    : { parts: [{ value: rational(6 * pick.int(3, 39)), unit: smaller }], to: larger, style: 'decimal' };
};

export const timeUnitsFamily = conversionFamily({
  id: 'time-units',
  title: 'Zamiana jednostek czasu',
  grades: [4, 8],
  dimension: 'time',
  units: [
    ['s', 1n],
    ['min', 60n],
    ['h', 60n],
    ['day', 24n],
    ['week', 7n],
  ],
  accusative: { s: 'sekundy', min: 'minuty', h: 'godziny', day: 'dni', week: 'tygodnie' },
  factors: (ratio) => FACTORS[ratio] ?? [ratio],
  whyOfFactor: 'Minuty i sekundy liczymy po sześćdziesiąt, a nie po sto.',
  make,
  isSaidInTwo: true,
  mistakes: [
    ...CONVERSION_MISTAKES,
    {
      id: 'hour-of-a-hundred',
      leadsTo: (given) => convertedBy(given, (ratio) => (ratio === 60 ? 100 : undefined)),
      says: 'Godzina nie ma stu minut ani minuta stu sekund. Po ile je liczymy?',
    },
    {
      id: 'ten-times-less',
      leadsTo: (given) => convertedBy(given, (ratio) => ratio / 10),
      says: 'Przy zamianie nie zgadza się jedno zero. Przelicz jeszcze raz mnożenie albo dzielenie.',
    },
  ],
});
