import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { aroundStep, lineStep, numbers, rationalRootOf, rootStep, squared } from '../formulas/formula-lines.rules.ts';
import { ONE_SIDE } from '../formulas/side-words.ts';
import { AND } from '../solids/solid-words.ts';

const AROUND = '[ma] (obwod)';
const AREA = '(pole|polu|pole powierzchni|polu powierzchni)';

const rootOf = (area: Rational): Rational => rationalRootOf(area) ?? ZERO;

/** „6 + 8 = 14” may be written alone on the way to „2 · (6 + 8)”. */
const withSum = (sum: Rational, sides: readonly Rational[], step: FamilyStep): FamilyStep => ({
  ...step,
  claims: [{ sides: [sides.map(plain).join(' + '), plain(sum)] }, ...step.claims],
});

/** Tasks that tell the area of a figure and ask for the way around it. */
export const PERIMETER_OF_AREA_CASES: readonly FormulaCase[] = [
  {
    key: 'square-of-area',
    slots: ['area'],
    templates: [
      `pole [powierzchni] kwadratu [ma|=] {a} ${AROUND} [kwadratu] [ma]`,
      `kwadrat [o] [ma] ${AREA} {a} ${AROUND} [kwadratu] [ma]`,
      `${AROUND} [ma] (kwadrat|kwadratu) [o] [ma] ${AREA} [ma] {a}`,
    ],
    level: 2,
    tell: ([area = '']) => `Pole kwadratu wynosi ${area}. Oblicz obwód kwadratu.`,
    make: (pick) => numbers(pick.int(5, 15) ** 2),
    isPossible: ([area = ZERO]) => rationalRootOf(area) !== undefined,
    solve: ([area = ZERO], { length }) => {
      const side = rootOf(area);
      const value = side.mul(4);
      return {
        steps: [
          rootStep(
            {
              operation: 'root',
              what: 'Szukamy liczby, która pomnożona przez siebie daje pole',
              todo: 'znajdź bok: liczbę, która pomnożona przez siebie daje pole kwadratu',
              why: 'Pole kwadratu to bok razy bok.',
            },
            area,
            exact(side),
            'a',
            length,
          ),
          aroundStep(
            'Kwadrat ma cztery równe boki, a obwód to ich suma.',
            [`4 * ${plain(side)}`, plain(value)],
            '4a',
            length,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'O', ...inUnit(length) },
        proof: `Wracamy do pola: bok to czwarta część obwodu, $${calculated([`${plain(value)} : 4`, plain(side)]).shown}$, a $${calculated([`${plain(side)} * ${plain(side)}`, plain(area)]).shown}$. To pole z zadania.`,
        notice: 'Znamy pole, a obwód liczy się z boku. Jak z pola kwadratu znaleźć jego bok?',
        nudge: 'Najpierw znajdź bok, a potem skorzystaj ze wzoru $O = 4a$.',
      };
    },
    isRight: ([area = ZERO], answer) => {
      const around = rationalIn(answer);
      return around !== undefined && squared(around).equals(area.mul(16));
    },
    mistakes: ([area = ZERO]) => ({
      'side-of-area-alone': exact(rootOf(area)),
      'area-times-four': exact(area.mul(4)),
      'quarter-of-area': exact(area.div(4)),
      'two-sides-of-square': exact(rootOf(area).mul(2)),
    }),
  },
  {
    key: 'rectangle-of-area',
    slots: ['area', 'length'],
    templates: [
      `pole prostokata [ma|=] {a} ${AND} ${ONE_SIDE} {b} ${AROUND} [prostokata]`,
      `prostokat [o] [ma] ${AREA} {a} ${AND} [ma] ${ONE_SIDE} {b} ${AROUND} [prostokata]`,
      `${AROUND} [ma] (prostokat|prostokata) [o] [ma] ${AREA} {a} ${AND} ${ONE_SIDE} {b}`,
      `${AROUND} [ma] (prostokat|prostokata) [o] [ma] ${AREA} {a} ${AND} [1] boku [dlugosci] {b}`,
    ],
    level: 3,
    tell: ([area = '', side = '']) =>
      `Pole prostokąta wynosi ${area}, a jeden bok ma ${side}. Oblicz obwód prostokąta.`,
    make: (pick) => {
      const side = pick.int(3, 12);
      return numbers(side * pick.int(5, 12), side);
    },
    solve: ([area = ZERO, side = ZERO], { length }) => {
      const other = area.div(side);
      const value = side.add(other).mul(2);
      return {
        steps: [
          lineStep(
            {
              operation: 'divide',
              what: 'Dzielimy pole przez znany bok',
              todo: 'podziel pole przez znany bok',
              why: 'Pole prostokąta to iloczyn jego boków, więc tak znajdujemy drugi bok.',
            },
            [`${plain(area)} : ${plain(side)}`, plain(other)],
            'b',
            undefined,
            length,
          ),
          withSum(
            side.add(other),
            [side, other],
            lineStep(
              {
                operation: 'add',
                what: 'Dodajemy oba boki i podwajamy sumę',
                todo: 'dodaj oba boki i podwój ich sumę',
                why: 'W prostokącie każdy bok występuje dwa razy.',
              },
              [`2 * (${plain(side)} + ${plain(other)})`, plain(value)],
              'O',
              '2(a + b)',
              length,
            ),
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'O', ...inUnit(length) },
        proof: `Wracamy do pola: $${calculated([`${plain(side)} * ${plain(other)}`, plain(area)]).shown}$. To pole z zadania, więc drugi bok się zgadza.`,
        notice: 'Obwód liczy się z dwóch boków, a znamy jeden. Jak z pola znaleźć drugi?',
        nudge: 'Najpierw znajdź drugi bok, a potem skorzystaj ze wzoru $O = 2(a + b)$.',
      };
    },
    isRight: ([area = ZERO, side = ZERO], answer) =>
      rationalIn(answer)?.div(2).sub(side).mul(side).equals(area) ?? false,
    mistakes: ([area = ZERO, side = ZERO]) => ({
      'other-side-alone': exact(area.div(side)),
      'half-of-perimeter': exact(area.div(side).add(side)),
      'area-as-side': exact(area.add(side).mul(2)),
      'side-subtracted-from-area': exact(area.sub(side)),
    }),
  },
];
