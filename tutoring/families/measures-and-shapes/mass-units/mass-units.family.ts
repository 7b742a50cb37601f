import { conversionFamily } from '../units/unit-conversion.family.ts';
import { decimalMaker } from '../units/unit-conversion.maker.ts';
import { CONVERSION_MISTAKES, ZERO_MISTAKES } from '../units/unit-conversion.mistakes.ts';

export const massUnitsFamily = conversionFamily({
  id: 'mass-units',
  title: 'Zamiana jednostek masy',
  grades: [4, 8],
  dimension: 'mass',
  units: [
    ['mg', 1n],
    ['g', 1000n],
    ['dag', 10n],
    ['kg', 100n],
    ['t', 1000n],
  ],
  accusative: { mg: 'miligramy', g: 'gramy', dag: 'dekagramy', kg: 'kilogramy', t: 'tony' },
  factors: (ratio) => (ratio > 1000 ? [1000, ratio / 1000] : [ratio]),
  whyOfFactor: '„Kilo” znaczy tysiąc, „deka” znaczy dziesięć, a tona to tysiąc kilogramów.',
  make: decimalMaker(
    [
      ['kg', 'g'],
      ['kg', 'dag'],
      ['t', 'kg'],
      ['dag', 'g'],
    ],
    true,
  ),
  mistakes: [...CONVERSION_MISTAKES, ...ZERO_MISTAKES],
});
