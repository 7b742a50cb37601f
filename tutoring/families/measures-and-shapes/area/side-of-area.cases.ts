import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import {
  numbers,
  rationalIn,
  rationalRootOf,
  rootStep,
  solvedInOneLine,
  squared,
} from '../formulas/formula-lines.rules.ts';
import { ONE_SIDE, OTHER_SIDE, SIDE } from '../formulas/side-words.ts';
import { AND } from '../solids/solid-words.ts';

const BASE = '(podstaw*|bok|boku) [ma|dlugosci|=]';
const HEIGHT = '[{u:unit}] [ma] (wysokosc|wysokosci|h|dlugosc wysokosci) [opuszczona na (ten bok|te podstawe)]';

interface HeightOfArea {
  readonly key: string;
  /** „trojkat”, „trojkata”. */
  readonly forms: readonly [string, string];
  readonly name: string;
  /** How many such figures make the rectangle of the base and the height. */
  readonly count: 1 | 2;
  readonly why: string;
}

const heightOfArea = ({ key, forms, name, count, why }: HeightOfArea): FormulaCase => {
  const [nominative, genitive] = forms;
  return {
    key,
    slots: ['area', 'length'],
    templates: [
      `pole ${genitive} {a} ${AND} ${BASE} {b} ${HEIGHT}`,
      `${nominative} [o] [ma] (pole|polu) {a} ${AND} ${BASE} {b} ${HEIGHT}`,
      `${HEIGHT} ${genitive} [o] (pole|polu) {a} ${AND} ${BASE} {b}`,
    ],
    level: 3,
    tell: ([area = '', base = '']) =>
      `${name} ma pole ${area} i ${count === 2 ? 'podstawę' : 'bok'} ${base}. Oblicz wysokość.`,
    make: (pick) => {
      const [base, height] = [pick.int(2, 12), pick.int(2, 12)];
      return numbers(count === 2 ? base * height : base * (height + 1), count === 2 ? 2 * base : base);
    },
    solve: ([area = ZERO, base = ZERO], { length }) => {
      const whole = area.mul(count);
      const value = whole.div(base);
      return solvedInOneLine({
        operation: 'divide',
        what: count === 2 ? 'Podwajamy pole i dzielimy przez podstawę' : 'Dzielimy pole przez bok',
        todo: count === 2 ? 'podwój pole i podziel przez podstawę' : 'podziel pole przez bok',
        why,
        symbol: 'h',
        formula: count === 2 ? '\\frac{2P}{a}' : 'P : a',
        sides: [count === 2 ? `2 * ${plain(area)} : ${plain(base)}` : `${plain(area)} : ${plain(base)}`],
        value,
        unit: length,
        proof: `Liczymy pole z tej wysokości: $${calculated([`${plain(base)} * ${plain(value)}${count === 2 ? ' : 2' : ''}`, plain(area)]).shown}$. To pole z zadania, więc się zgadza.`,
        notice: 'Znamy pole, a szukamy wysokości. Który wzór na pole łączy te wielkości?',
      });
    },
    isRight: ([area = ZERO, base = ZERO], answer) => rationalIn(answer)?.mul(base).equals(area.mul(count)) ?? false,
    slips: ([area = ZERO, base = ZERO]) => ({
      multiplied: exact(area.mul(base)),
      'half-forgotten': exact(area.div(base).mul(count === 2 ? 1 : 2)),
      subtracted: exact(area.sub(base)),
    }),
  };
};

/** Tasks that tell the area of a figure and ask for a length in it. */
export const SIDE_OF_AREA_CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'side-of-square',
    slots: ['area'],
    templates: [
      `pole kwadratu {a} ${SIDE}`,
      `kwadrat [o] [ma] (pole|polu) {a} ${SIDE}`,
      `${SIDE} kwadratu [o] (pole|polu) {a}`,
    ],
    level: 2,
    tell: ([area = '']) => `Kwadrat ma pole ${area}. Oblicz długość boku.`,
    make: (pick) => numbers(pick.int(2, 20) ** 2),
    isPossible: ([area = ZERO]) => rationalRootOf(area) !== undefined,
    solve: ([area = ZERO], { length }) => {
      const side = rationalRootOf(area) ?? ZERO;
      return {
        steps: [
          rootStep(
            {
              operation: 'root',
              what: 'Szukamy liczby, która pomnożona przez siebie daje pole',
              todo: 'znajdź liczbę, która pomnożona przez siebie daje pole kwadratu',
              why: 'Pole kwadratu to bok razy bok.',
            },
            area,
            exact(side),
            'a',
            length,
          ),
        ],
        answer: { kind: 'number', value: exact(side), symbol: 'a', ...inUnit(length) },
        proof: `Liczymy pole z tego boku: $${calculated([`${plain(side)} * ${plain(side)}`, plain(area)]).shown}$. To pole z zadania, więc się zgadza.`,
        notice: 'Znamy pole, a szukamy boku. Co trzeba pomnożyć, żeby dostać pole kwadratu?',
        nudge: 'Pole kwadratu to bok razy bok. Jaka liczba razy ta sama liczba daje pole z zadania?',
        setup: 'Poszukaj liczby, która pomnożona przez siebie daje pole.',
      };
    },
    isRight: ([area = ZERO], answer) => {
      const side = rationalIn(answer);
      return side !== undefined && squared(side).equals(area);
    },
    slips: ([area = ZERO]) => ({
      'quarter-of-area': exact(area.div(4)),
      'half-of-area': exact(area.div(2)),
      multiplied: exact(squared(area)),
    }),
  },
  {
    key: 'other-side-of-rectangle',
    slots: ['area', 'length'],
    templates: [
      `pole prostokata {a} ${AND} ${ONE_SIDE} {b} ${OTHER_SIDE}`,
      `prostokat [o] [ma] (pole|polu) {a} ${AND} ${ONE_SIDE} {b} ${OTHER_SIDE}`,
    ],
    level: 1,
    tell: ([area = '', side = '']) =>
      `Prostokąt ma pole ${area}, a jeden bok ma ${side}. Oblicz długość drugiego boku.`,
    make: (pick) => {
      const side = pick.int(3, 12);
      return numbers(side * pick.int(3, 12), side);
    },
    solve: ([area = ZERO, side = ZERO], { length }) => {
      const value = area.div(side);
      return solvedInOneLine({
        operation: 'divide',
        what: 'Dzielimy pole przez znany bok',
        todo: 'podziel pole przez znany bok',
        why: 'Pole prostokąta to iloczyn jego boków.',
        symbol: 'b',
        formula: 'P : a',
        sides: [`${plain(area)} : ${plain(side)}`],
        value,
        unit: length,
        proof: `Mnożymy boki: $${calculated([`${plain(side)} * ${plain(value)}`, plain(area)]).shown}$. To pole z zadania, więc się zgadza.`,
        notice: 'Znamy pole i jeden bok. Jak z dwóch boków powstaje pole prostokąta?',
      });
    },
    isRight: ([area = ZERO, side = ZERO], answer) => rationalIn(answer)?.mul(side).equals(area) ?? false,
    slips: ([area = ZERO, side = ZERO]) => ({
      multiplied: exact(area.mul(side)),
      subtracted: exact(area.sub(side)),
      'half-of-area': exact(area.div(2)),
      'as-perimeter': exact(area.div(2).sub(side)),
    }),
  },
  heightOfArea({
    key: 'height-of-triangle',
    forms: ['trojkat', 'trojkata'],
    name: 'Trójkąt',
    count: 2,
    why: 'Trójkąt jest połową prostokąta o tej podstawie i wysokości.',
  }),
  heightOfArea({
    key: 'height-of-parallelogram',
    forms: ['rownoleglobok', 'rownolegloboku'],
    name: 'Równoległobok',
    count: 1,
    why: 'Pole równoległoboku to bok razy wysokość opuszczona na ten bok.',
  }),
];
