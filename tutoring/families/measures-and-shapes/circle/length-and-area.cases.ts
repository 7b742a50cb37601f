import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers, rationalRootOf, squared } from '../formulas/formula-lines.rules.ts';
import { piLatex, solvedWithPi } from './circle.solver.ts';
import { timesPi } from './radius.cases.ts';
import { radiusOfAreaSteps, radiusOfLengthStep } from './radius.steps.ts';

const AREA = '(pole|polu|pole powierzchni|polu powierzchni)';
const LENGTH = '(obwod|obwodzie|dlugosc)';
const ASKED_AREA = '(pole|pole powierzchni)';
const ASKED_LENGTH = '(obwod|dlugosc okregu|dlugosc)';

const withoutPi = (answer: Answer): Rational | undefined =>
  answer.kind === 'number' && answer.times === 'π' ? rationalIn(answer) : undefined;

const rootOf = (area: Rational): Rational => rationalRootOf(area) ?? ZERO;

/** A circle of which the way around or the area is told, and the other of them asked. */
export const LENGTH_AND_AREA_CASES: readonly FormulaCase[] = [
  {
    key: 'area-of-length',
    slots: ['length'],
    templates: [
      `(obwod|dlugosc) (kola|okregu) [ma|=] {a} π ${ASKED_AREA} [kola]`,
      `kolo [o] [ma] ${LENGTH} {a} π ${ASKED_AREA} [kola]`,
      `${ASKED_AREA} [ma] (kolo|kola) [o] [ma] ${LENGTH} [=] {a} π`,
    ],
    level: 3,
    tell: ([around = '']) => `Obwód koła wynosi ${timesPi(around)}. Oblicz pole koła.`,
    make: (pick) => numbers(2 * pick.int(3, 15)),
    solve: ([around = ZERO], { length, area }) => {
      const r = around.div(2);
      const solved = solvedWithPi({
        words: {
          operation: 'multiply',
          what: 'Podnosimy promień do kwadratu i mnożymy przez π',
          todo: 'podnieś promień do kwadratu i pomnóż przez π',
          why: 'Pole koła to πr².',
        },
        symbol: 'P',
        formula: '\\pi r^2',
        factor: `${plain(r)}^2`,
        value: squared(r),
        unit: area,
        notice: 'Pole koła liczy się z promienia, a znamy obwód. Jak z obwodu znaleźć promień?',
        proof: `Z promienia wracamy do obwodu: $2 \\pi r = 2 \\cdot \\pi \\cdot ${calculated([plain(r)]).shown} = ${piLatex(around)}$. Tyle jest w zadaniu.`,
      });
      return {
        ...solved,
        steps: [radiusOfLengthStep(around, length), ...solved.steps],
        nudge: 'Najpierw znajdź promień ze wzoru $L = 2 \\pi r$, a potem skorzystaj ze wzoru $P = \\pi r^2$.',
        setup: 'Podstaw obwód z zadania do wzoru $L = 2 \\pi r$.',
      };
    },
    isRight: ([around = ZERO], answer) => withoutPi(answer)?.mul(4).equals(squared(around)) ?? false,
    mistakes: ([around = ZERO]) => ({
      'length-squared': exact(squared(around)),
      'radius-alone': exact(around.div(2)),
      'length-halved-again': exact(squared(around.div(4))),
    }),
  },
  {
    key: 'length-of-area',
    slots: ['area'],
    templates: [
      `(pole|pole powierzchni) kola [ma|=] {a} π ${ASKED_LENGTH} [kola]`,
      `kolo [o] [ma] ${AREA} {a} π ${ASKED_LENGTH} [kola]`,
      `(obwod|dlugosc okregu) [ma] (kolo|kola) [o] [ma] ${AREA} [=] {a} π`,
    ],
    level: 3,
    tell: ([area = '']) => `Pole koła wynosi ${timesPi(area)}. Oblicz obwód koła.`,
    make: (pick) => numbers(pick.int(3, 15) ** 2),
    isPossible: ([area = ZERO]) => rationalRootOf(area) !== undefined,
    solve: ([area = ZERO], { length }) => {
      const r = rootOf(area);
      const solved = solvedWithPi({
        words: {
          operation: 'multiply',
          what: 'Mnożymy promień przez 2 i przez π',
          todo: 'podwój promień i pomnóż przez π',
          why: 'Obwód koła to 2πr.',
        },
        symbol: 'L',
        formula: '2 \\pi r',
        factor: `2 * ${plain(r)}`,
        value: r.mul(2),
        unit: length,
        notice: 'Obwód koła liczy się z promienia, a znamy pole. Jak z pola znaleźć promień?',
        proof: `Z promienia wracamy do pola: $\\pi r^2 = \\pi \\cdot ${calculated([`${plain(r)}^2`]).shown} = ${piLatex(area)}$. Tyle jest w zadaniu.`,
      });
      return {
        ...solved,
        steps: [...radiusOfAreaSteps(area, length), ...solved.steps],
        nudge: 'Najpierw znajdź promień ze wzoru $P = \\pi r^2$, a potem skorzystaj ze wzoru $L = 2 \\pi r$.',
        setup: 'Podstaw pole z zadania do wzoru $P = \\pi r^2$.',
      };
    },
    isRight: ([area = ZERO], answer) => {
      const around = withoutPi(answer);
      return around !== undefined && squared(around).equals(area.mul(4));
    },
    mistakes: ([area = ZERO]) => ({
      'root-forgotten-twice': exact(area.mul(2)),
      'radius-alone': exact(rootOf(area)),
      'area-halved': exact(area),
      'length-doubled-again': exact(rootOf(area).mul(4)),
    }),
  },
];
