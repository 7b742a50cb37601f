import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { approximationOf, exact, productOf, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import {
  lineStep,
  numbers,
  plainExact,
  roundedSentence,
  solvedInOneLine,
  squared,
} from '../formulas/formula-lines.rules.ts';

const AREA = '(pole|pole powierzchni)';
const ROOT_OF_THREE = squareRootOf(rational(3)) ?? [];
const equilateralArea = (side: Rational) => productOf(exact(squared(side).div(4)), ROOT_OF_THREE);

/** The area of a figure of which another length is told than the formula wants. */
export const AREA_OF_ANOTHER_LENGTH_CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'square-of-perimeter',
    slots: ['length'],
    templates: [
      `${AREA} kwadratu [o] (obwod|obwodzie) [=|rownym] {a}`,
      `${AREA} ma kwadrat [o] (obwod|obwodzie) {a}`,
      `obwod kwadratu [=|ma] {a} ${AREA} [kwadratu]`,
      `kwadrat [o] [ma] (obwod|obwodzie) {a} ${AREA} [kwadratu]`,
    ],
    level: 2,
    tell: ([around = '']) => `Obwód kwadratu wynosi ${around}. Oblicz pole kwadratu.`,
    make: (pick) => numbers(4 * pick.int(3, 12)),
    solve: ([around = ZERO], { length, area }) => {
      const side = around.div(4);
      return {
        steps: [
          lineStep(
            {
              operation: 'divide',
              what: 'Dzielimy obwód przez cztery równe boki',
              todo: 'podziel obwód przez liczbę boków',
              why: 'Kwadrat ma cztery równe boki, a obwód to ich suma.',
            },
            [`${plain(around)} : 4`, plain(side)],
            'a',
            undefined,
            length,
          ),
          lineStep(
            {
              operation: 'multiply',
              what: 'Mnożymy bok przez bok',
              todo: 'pomnóż bok przez bok',
              why: 'Pole kwadratu to bok razy bok.',
            },
            [`${plain(side)} * ${plain(side)}`, plain(squared(side))],
            'P',
            undefined,
            area,
          ),
        ],
        answer: { kind: 'number', value: exact(squared(side)), symbol: 'P', ...inUnit(area) },
        proof: `Kwadrat o boku równym całemu obwodowi ma pole szesnaście razy większe: $${calculated([`16 * ${plain(squared(side))}`, plain(squared(around)), `${plain(around)} * ${plain(around)}`]).shown}$. Zgadza się.`,
        notice: 'Znamy obwód, a pole liczy się z boku. Jak z obwodu kwadratu znaleźć jego bok?',
        nudge: 'Najpierw znajdź bok, a dopiero z boku policz pole.',
      };
    },
    isRight: ([around = ZERO], answer) => rationalIn(answer)?.mul(16).equals(squared(around)) ?? false,
    mistakes: ([around = ZERO]) => ({
      'perimeter-squared': exact(squared(around)),
      'side-alone': exact(around.div(4)),
      'half-taken-for-side': exact(squared(around.div(2))),
    }),
  },
  {
    key: 'square-of-diagonal',
    slots: ['length'],
    templates: [
      `${AREA} kwadratu [o] (przekatna|przekatnej|przekatnej dlugosci) [=] {a}`,
      `przekatna kwadratu [ma|ma dlugosc|=] {a} ${AREA} [kwadratu]`,
      `kwadrat [o] [ma] (przekatna|przekatnej) [dlugosci] {a} ${AREA} [kwadratu]`,
    ],
    level: 3,
    tell: ([diagonal = '']) => `Przekątna kwadratu ma ${diagonal}. Oblicz pole kwadratu.`,
    make: (pick) => numbers(2 * pick.int(2, 10)),
    solve: ([diagonal = ZERO], { area }) => {
      const value = squared(diagonal).div(2);
      return solvedInOneLine({
        operation: 'multiply',
        what: 'Mnożymy przekątne i dzielimy na pół',
        todo: 'pomnóż przekątną przez drugą przekątną i podziel na pół',
        why: 'Kwadrat jest rombem o równych przekątnych, więc jego pole to połowa ich iloczynu.',
        symbol: 'P',
        formula: '\\frac{d \\cdot d}{2}',
        sides: [`${plain(diagonal)} * ${plain(diagonal)} : 2`],
        value,
        unit: area,
        proof: `Dwa takie kwadraty mają razem pole kwadratu zbudowanego na przekątnej: $${calculated([`2 * ${plain(value)}`, plain(squared(diagonal)), `${plain(diagonal)} * ${plain(diagonal)}`]).shown}$. Zgadza się.`,
        notice: 'Znamy przekątną, a nie bok. Jaką część kwadratu zbudowanego na przekątnej zajmuje ta figura?',
      });
    },
    isRight: ([diagonal = ZERO], answer) =>
      rationalIn(answer)
        ?.add(rationalIn(answer) ?? ZERO)
        .equals(squared(diagonal)) ?? false,
    mistakes: ([diagonal = ZERO]) => ({
      'diagonal-for-side': exact(squared(diagonal)),
      'quarter-taken': exact(squared(diagonal).div(4)),
      'four-diagonals': exact(diagonal.mul(4)),
    }),
  },
  {
    key: 'equilateral',
    slots: ['length'],
    templates: [
      `${AREA} trojkata rownobocznego [o] (boku|bok|boku dlugosci) [=] {a}`,
      `trojkat rownoboczny [o] [ma] (bok|boku) [dlugosci] {a} ${AREA} [trojkata]`,
      `bok trojkata rownobocznego [ma|ma dlugosc|=] {a} ${AREA} [trojkata]`,
    ],
    level: 3,
    tell: ([side = '']) => `Oblicz pole trójkąta równobocznego o boku ${side}.`,
    make: (pick) => numbers(2 * pick.int(1, 10)),
    solve: ([side = ZERO], { area }) => {
      const value = equilateralArea(side);
      return {
        steps: [
          lineStep(
            {
              operation: 'substitute',
              what: 'Podstawiamy bok do wzoru na pole trójkąta równobocznego',
              todo: 'podstaw bok do wzoru na pole trójkąta równobocznego',
              why: 'Wysokość takiego trójkąta to bok razy pierwiastek z trzech, podzielony na pół.',
            },
            [`${plain(side)}^2 * sqrt(3) : 4`, plainExact(value)],
            'P',
            '\\frac{a^2\\sqrt{3}}{4}',
            area,
          ),
        ],
        answer: { kind: 'number', value, symbol: 'P', ...inUnit(area) },
        sentence: roundedSentence(value, 1, area),
        proof: `Połowa boku razy wysokość: $${calculated([`${plain(side.div(2))} * ${plain(side.div(2))} * sqrt(3)`, plainExact(value)]).shown}$. Zgadza się.`,
        notice: 'Jak z boku trójkąta równobocznego znaleźć jego wysokość? Co wtedy z polem?',
        nudge: 'Skorzystaj ze wzoru $P = \\frac{a^2\\sqrt{3}}{4}$.',
        setup: 'Podstaw bok do wzoru na pole trójkąta równobocznego.',
      };
    },
    /** Half of two sides and the sine of the angle between them. */
    isRight: ([side = ZERO], answer) =>
      answer.kind === 'number' &&
      areClose(approximationOf(answer.value), (side.valueOf() ** 2 * Math.sin(Math.PI / 3)) / 2),
    mistakes: ([side = ZERO]) => ({
      'root-left-out': exact(squared(side).div(4)),
      'like-height': productOf(exact(side.div(2)), ROOT_OF_THREE),
      'not-quartered': productOf(exact(squared(side).div(2)), ROOT_OF_THREE),
    }),
    figure: ([side = ZERO]) => ({
      kind: 'shape',
      polygons: [
        {
          points: [
            [0, 0],
            [side.valueOf(), 0],
            [side.valueOf() / 2, (side.valueOf() * Math.sqrt(3)) / 2],
          ],
          sides: ['a', 'a', 'a'],
        },
      ],
    }),
  },
];
