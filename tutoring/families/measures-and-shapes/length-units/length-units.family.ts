import { conversionFamily } from '../units/unit-conversion.family.ts';
import { decimalMaker } from '../units/unit-conversion.maker.ts';
import { CONVERSION_MISTAKES, ZERO_MISTAKES } from '../units/unit-conversion.mistakes.ts';

export const lengthUnitsFamily = conversionFamily({
  id: 'length-units',
  title: 'Zamiana jednostek długości',
  grades: [4, 8],
  dimension: 'length',
  units: [
    ['mm', 1n],
    ['cm', 10n],
    ['dm', 10n],
    ['m', 10n],
    ['km', 1000n],
  ],
  accusative: { mm: 'milimetry', cm: 'centymetry', dm: 'decymetry', m: 'metry', km: 'kilometry' },
  factors: (ratio) => (ratio > 1000 ? [1000, ratio / 1000] : [ratio]),
  whyOfFactor: '„Kilo” znaczy tysiąc, „centy” to jedna setna, a „mili” to jedna tysięczna.',
  make: decimalMaker(
    [
      ['m', 'cm'],
      ['km', 'm'],
      ['cm', 'mm'],
      ['dm', 'cm'],
      ['m', 'dm'],
    ],
    true,
  ),
  mistakes: [...CONVERSION_MISTAKES, ...ZERO_MISTAKES],
});
