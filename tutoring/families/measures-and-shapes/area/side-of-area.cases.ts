import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers, rationalRootOf, rootStep, solvedInOneLine, squared } from '../formulas/formula-lines.rules.ts';
import { ONE_SIDE, OTHER_SIDE, SIDE } from '../formulas/side-words.ts';
import { AND } from '../solids/solid-words.ts';

const BASE = '(podstaw*|bok|boku) [ma|dlugosci|=]';
const HEIGHT = '[{u:unit}] [ma] (wysokosc|wysokosci|h|dlugosc wysokosci) [opuszczona na (bok|podstawe)]';

interface HeightOfArea {
  readonly key: string;
  /** „trojkat”, „trojkata”. */
  readonly forms: readonly [string, string];
  readonly name: string;
  /** How many such figures make the rectangle of the base and the height. */
  readonly count: 1 | 2;
  readonly why: string;
}

const TALL = '(wysokosc|wysokosci) [opuszczona na (bok|podstawe)] [ma|=]';
const ASKED_BASE = '[{u:unit}] [ma] [dlugosc] (podstawa|podstawy|podstawe|bok|boku) [na] [opuszczona] [wysokosc]';

/** What is asked for, and what is told beside the area. */
const ASKED = {
  height: { told: `${BASE} {b}`, asked: HEIGHT, symbol: 'h', by: ['podstawę', 'bok'], below: 'a' },
  base: { told: `${TALL} {b}`, asked: ASKED_BASE, symbol: 'a', by: ['wysokość', 'wysokość'], below: 'h' },
} as const;

const lengthOfArea = (kind: keyof typeof ASKED, { key, forms, name, count, why }: HeightOfArea): FormulaCase => {
  const [nominative, genitive] = forms;
  const { told, asked, symbol, by, below } = ASKED[kind];
  const divisor = by[count === 2 ? 0 : 1];
  return {
    key: `${kind}-${key}`,
    slots: ['area', 'length'],
    templates: [
      `pole ${genitive} {a} ${AND} ${told} ${asked}`,
      `${nominative} [o] [ma] (pole|polu) {a} ${AND} ${told} ${asked}`,
      `${asked} ${genitive} [o] (pole|polu) {a} ${AND} ${told}`,
    ],
    level: 3,
    tell: ([area = '', length = '']) =>
      `${name} ma pole ${area} i ${divisor} ${length}. Oblicz ${kind === 'height' ? 'wysokość' : 'długość podstawy'}.`,
    make: (pick) => {
      const [length, other] = [pick.int(2, 12), pick.int(2, 12)];
      return numbers(count === 2 ? length * other : length * (other + 1), count === 2 ? 2 * length : length);
    },
    solve: ([area = ZERO, length = ZERO], { length: unit }) => {
      const value = area.mul(count).div(length);
      return solvedInOneLine({
        operation: 'divide',
        what: count === 2 ? `Podwajamy pole i dzielimy przez ${divisor}` : `Dzielimy pole przez ${divisor}`,
        todo: count === 2 ? `podwój pole i podziel przez ${divisor}` : `podziel pole przez ${divisor}`,
        why,
        symbol,
        formula: count === 2 ? `\\frac{2P}{${below}}` : `P : ${below}`,
        sides: [count === 2 ? `2 * ${plain(area)} : ${plain(length)}` : `${plain(area)} : ${plain(length)}`],
        value,
        unit,
        proof: `Liczymy pole z tej długości: $${calculated([`${plain(length)} * ${plain(value)}${count === 2 ? ' : 2' : ''}`, plain(area)]).shown}$. To pole z zadania, więc się zgadza.`,
        notice: `Znamy pole, a szukamy ${kind === 'height' ? 'wysokości' : 'podstawy'}. Który wzór na pole łączy te wielkości?`,
      });
    },
    isRight: ([area = ZERO, length = ZERO], answer) => rationalIn(answer)?.mul(length).equals(area.mul(count)) ?? false,
    mistakes: ([area = ZERO, length = ZERO]) => ({
      multiplied: exact(area.mul(length)),
      'half-forgotten': exact(area.div(length).mul(count === 2 ? 1 : 2)),
      subtracted: exact(area.sub(length)),
    }),
  };
};

const TRIANGLE: HeightOfArea = {
  key: 'of-triangle',
  forms: ['trojkat', 'trojkata'],
  name: 'Trójkąt',
  count: 2,
  why: 'Trójkąt jest połową prostokąta o tej podstawie i wysokości.',
};
const PARALLELOGRAM: HeightOfArea = {
  key: 'of-parallelogram',
  forms: ['rownoleglobok', 'rownolegloboku'],
  name: 'Równoległobok',
  count: 1,
  why: 'Pole równoległoboku to bok razy wysokość opuszczona na ten bok.',
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
    mistakes: ([area = ZERO]) => ({
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
      `pole prostokata [ma] {a} [;] [a] ${ONE_SIDE} {b} ${OTHER_SIDE}`,
      `[dlugosc] [drugi|drugiego] (bok|boku) prostokata [o] (polu|pole) {a} ${AND} ([drugim|1] boku|bok) {b}`,
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
    mistakes: ([area = ZERO, side = ZERO]) => ({
      multiplied: exact(area.mul(side)),
      subtracted: exact(area.sub(side)),
      'half-of-area': exact(area.div(2)),
      'as-perimeter': exact(area.div(2).sub(side)),
    }),
  },
  lengthOfArea('height', TRIANGLE),
  lengthOfArea('height', PARALLELOGRAM),
  lengthOfArea('base', TRIANGLE),
  lengthOfArea('base', PARALLELOGRAM),
];
