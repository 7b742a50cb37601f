import { conversionFamily } from '../units/unit-conversion.family.ts';
import { decimalMaker } from '../units/unit-conversion.maker.ts';
import { CONVERSION_MISTAKES, convertedBy, ZERO_MISTAKES } from '../units/unit-conversion.mistakes.ts';

export const areaUnitsFamily = conversionFamily({
  id: 'area-units',
  title: 'Zamiana jednostek pola',
  grades: [5, 8],
  dimension: 'area',
  units: [
    ['mm2', 1n],
    ['cm2', 100n],
    ['dm2', 100n],
    ['m2', 100n],
    ['ar', 100n],
    ['ha', 100n],
    ['km2', 100n],
  ],
  accusative: {
    mm2: 'milimetry kwadratowe',
    cm2: 'centymetry kwadratowe',
    dm2: 'decymetry kwadratowe',
    m2: 'metry kwadratowe',
    ar: 'ary',
    ha: 'hektary',
    km2: 'kilometry kwadratowe',
  },
  factors: (ratio) => [Math.round(Math.sqrt(ratio)), Math.round(Math.sqrt(ratio))],
  whyOfFactor: 'Jednostki pola to kwadraty, więc przelicznik długości działa dwa razy: wzdłuż i wszerz.',
  respelled: (message) =>
    message
      .replace(/w arach:?\s+(.+)$/i, '$1 na ary')
      .replace(/(?<=\d\s*)a(?=\s)/g, ' ar')
      .replace(/(?<=\s(?:na|ile|w)\s)(?:a(?=\s|[?.]|$)|arach)/gi, 'ary'),
  make: decimalMaker(
    [
      ['m2', 'cm2'],
      ['dm2', 'cm2'],
      ['m2', 'dm2'],
      ['cm2', 'mm2'],
      ['ha', 'm2'],
      ['ha', 'ar'],
      ['ar', 'm2'],
      ['km2', 'ha'],
    ],
    false,
  ),
  mistakes: [
    ...CONVERSION_MISTAKES,
    {
      id: 'factor-of-length',
      leadsTo: (given) => convertedBy(given, Math.sqrt),
      says: 'To przelicznik długości. Kwadrat ma dwa wymiary, więc przelicznik trzeba wziąć i wzdłuż, i wszerz.',
    },
    ...ZERO_MISTAKES,
  ],
});
