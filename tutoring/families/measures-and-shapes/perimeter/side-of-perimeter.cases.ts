import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers, solvedInOneLine } from '../formulas/formula-lines.rules.ts';
import { ONE_SIDE, OTHER_SIDE, SIDE } from '../formulas/side-words.ts';
import { AND } from '../solids/solid-words.ts';

interface EqualSides {
  readonly key: string;
  readonly count: number;
  /** For templates, without marks: „kwadrat”, „kwadratu”. */
  readonly nominative: string;
  readonly genitive: string;
  /** „Kwadrat”. */
  readonly name: string;
  readonly why: string;
}

const equalSides = ({ key, count, nominative, genitive, name, why }: EqualSides): FormulaCase => ({
  key,
  slots: ['length'],
  templates: [
    `obwod ${genitive} [ma] {a} ${SIDE} [${genitive}]`,
    `${nominative} [o] [ma] (obwod|obwodzie) {a} ${SIDE}`,
    `${SIDE} ${genitive} [o] [ma] (obwod|obwodzie) {a}`,
  ],
  level: count === 4 ? 1 : 2,
  tell: ([around = '']) => `${name} ma obwód ${around}. Oblicz długość boku.`,
  make: (pick) => numbers(count * pick.int(3, 25)),
  solve: ([around = ZERO], { length }) => {
    const value = around.div(count);
    return solvedInOneLine({
      operation: 'divide',
      what: `Dzielimy obwód przez ${String(count)}`,
      todo: `podziel obwód przez ${String(count)}`,
      why,
      symbol: 'a',
      formula: `O : ${String(count)}`,
      sides: [`${plain(around)} : ${String(count)}`],
      value,
      unit: length,
      proof: `Obchodzimy figurę dookoła: $${calculated([`${String(count)} * ${plain(value)}`, plain(around)]).shown}$. To obwód z zadania, więc się zgadza.`,
      notice: `Znamy obwód, a szukamy boku. Ile równych boków ma ta figura?`,
    });
  },
  isRight: ([around = ZERO], answer) => rationalIn(answer)?.mul(count).equals(around) ?? false,
  mistakes: ([around = ZERO]) => ({
    multiplied: exact(around.mul(count)),
    'half-of-perimeter': exact(around.div(2)),
    'other-count': exact(around.div(7 - count)),
  }),
});

/** Tasks that tell the way around a figure and ask for its side. */
export const SIDE_OF_PERIMETER_CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  equalSides({
    key: 'side-of-square',
    count: 4,
    nominative: 'kwadrat',
    genitive: 'kwadratu',
    name: 'Kwadrat',
    why: 'Kwadrat ma cztery równe boki, a obwód to ich suma.',
  }),
  equalSides({
    key: 'side-of-rhombus',
    count: 4,
    nominative: 'romb',
    genitive: 'rombu',
    name: 'Romb',
    why: 'Romb ma cztery równe boki, a obwód to ich suma.',
  }),
  equalSides({
    key: 'side-of-equilateral',
    count: 3,
    nominative: 'trojkat rownoboczny',
    genitive: 'trojkata rownobocznego',
    name: 'Trójkąt równoboczny',
    why: 'Trójkąt równoboczny ma trzy równe boki, a obwód to ich suma.',
  }),
  {
    key: 'other-side-of-rectangle',
    slots: ['length', 'length'],
    templates: [
      `obwod prostokata {a} ${AND} ${ONE_SIDE} {b} ${OTHER_SIDE}`,
      `prostokat [o] [ma] (obwod|obwodzie) {a} ${AND} ${ONE_SIDE} {b} ${OTHER_SIDE}`,
    ],
    level: 3,
    tell: ([around = '', side = '']) =>
      `Prostokąt ma obwód ${around}, a jeden bok ma ${side}. Oblicz długość drugiego boku.`,
    make: (pick) => {
      const [side, other] = [pick.int(3, 15), pick.int(3, 15)];
      return numbers(2 * (side + other), side);
    },
    isPossible: ([around = ZERO, side = ZERO]) => around.gt(side.mul(2)),
    solve: ([around = ZERO, side = ZERO], { length }) => {
      const both = around.sub(side.mul(2));
      const value = both.div(2);
      return {
        steps: [
          lineStep(
            {
              operation: 'subtract',
              what: 'Od obwodu odejmujemy oba boki tej długości, którą znamy',
              todo: 'od obwodu odejmij oba boki tej długości, którą znamy',
              why: 'W prostokącie każdy bok występuje dwa razy.',
            },
            [`${plain(around)} - 2 * ${plain(side)}`, plain(both)],
            '2b',
            'O - 2a',
            length,
          ),
          lineStep(
            {
              operation: 'divide',
              what: 'Resztę dzielimy na pół',
              todo: 'podziel resztę na pół',
              why: 'To, co zostało, to dwa równe boki.',
            },
            [`${plain(both)} : 2`, plain(value)],
            'b',
            undefined,
            length,
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'b', ...inUnit(length) },
        proof: `Obchodzimy prostokąt dookoła: $${calculated([`2 * ${plain(side)} + 2 * ${plain(value)}`, plain(around)]).shown}$. To obwód z zadania, więc się zgadza.`,
        notice: 'Znamy obwód i jeden bok. Ile razy każdy bok występuje w obwodzie prostokąta?',
        nudge: 'Od obwodu odejmij oba boki tej długości, którą znamy, i zobacz, ile zostaje na dwa pozostałe.',
        setup: 'Najpierw odejmij od obwodu oba boki tej długości, którą znamy.',
      };
    },
    isRight: ([around = ZERO, side = ZERO], answer) => rationalIn(answer)?.add(side).mul(2).equals(around) ?? false,
    mistakes: ([around = ZERO, side = ZERO]) => ({
      'taken-once': exact(around.sub(side)),
      'taken-once-and-halved': exact(around.sub(side).div(2)),
      'not-halved': exact(around.sub(side.mul(2))),
      'half-of-perimeter': exact(around.div(2)),
    }),
  },
];
