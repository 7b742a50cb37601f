import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO } from '#tutoring/mathematics/rational.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers } from '../formulas/formula-lines.rules.ts';
import { completes, STRAIGHT, sumInDegrees } from './angles.solver.ts';

const IN = '[w] (trojkacie|trojkat|trojkata) (rownoramiennym|rownoramienny|rownoramiennego)';
const AT_BASE =
  '(kat przy podstawie|katy przy podstawie|miara kata przy podstawie|miare kata przy podstawie|miary katow przy podstawie)';
const BETWEEN_ARMS =
  '(kat miedzy ramionami|miara kata miedzy ramionami|miare kata miedzy ramionami|kat przy wierzcholku)';

export const isoscelesCases: readonly FormulaCase[] = [
  {
    key: 'isosceles-apex',
    slots: ['angle'],
    templates: [
      `${AT_BASE} ${IN} [ma|=] {a} [@deg] [ma] ${BETWEEN_ARMS} [trojkata]`,
      `${IN} [ma] ${AT_BASE} [ma|=] {a} [@deg] [ma] ${BETWEEN_ARMS} [ma] [@deg]`,
      `[@deg] [ma] ${BETWEEN_ARMS} ${IN} ${AT_BASE} [ma|=] {a}`,
    ],
    level: 2,
    tell: ([base = '']) => `W trójkącie równoramiennym kąt przy podstawie ma ${base}. Ile ma kąt między ramionami?`,
    make: (pick) => numbers(pick.int(10, 80)),
    isPossible: ([base = ZERO]) => base.lt(rational(90)),
    solve: ([base = ZERO]) => {
      const both = base.mul(2);
      const value = STRAIGHT.sub(both);
      return {
        steps: [
          lineStep(
            {
              operation: 'double',
              what: 'Liczymy oba kąty przy podstawie razem',
              todo: 'policz razem oba kąty przy podstawie',
              why: 'W trójkącie równoramiennym kąty przy podstawie są równe.',
            },
            [`2 * ${plain(base)}`, plain(both)],
            's',
            undefined,
            'deg',
          ),
          lineStep(
            {
              operation: 'subtract',
              what: 'Odejmujemy od sumy kątów trójkąta',
              todo: 'odejmij je od sumy kątów trójkąta',
              why: 'Kąty trójkąta mają razem 180°.',
            },
            [`180 - ${plain(both)}`, plain(value)],
            'x',
            undefined,
            'deg',
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'x', unit: 'deg' },
        proof: `Dodajemy wszystkie kąty: $${sumInDegrees([base, base, value])}$. Zgadza się.`,
        notice: 'Ile kątów leży przy podstawie i co o nich wiadomo w trójkącie równoramiennym?',
        nudge: 'Odejmij oba kąty przy podstawie od sumy kątów trójkąta.',
      };
    },
    isRight: ([base = ZERO], answer) => completes([base, base], answer, STRAIGHT),
    mistakes: ([base = ZERO]) => ({
      'one-base-angle': exact(STRAIGHT.sub(base)),
      'wrong-equal': exact(base),
      'other-unknown': exact(STRAIGHT.sub(base).div(2)),
    }),
  },
  {
    key: 'isosceles-base',
    slots: ['angle'],
    templates: [
      `${BETWEEN_ARMS} ${IN} [ma|=] {a} [@deg] [ma|maja] ${AT_BASE} [trojkata]`,
      `${IN} [ma] ${BETWEEN_ARMS} [ma|=] {a} [@deg] [ma|maja] ${AT_BASE} [ma|maja] [@deg]`,
      `[@deg] [ma|maja] ${AT_BASE} ${IN} ${BETWEEN_ARMS} [ma|=] {a}`,
    ],
    level: 3,
    tell: ([apex = '']) => `W trójkącie równoramiennym kąt między ramionami ma ${apex}. Ile ma kąt przy podstawie?`,
    make: (pick) => numbers(2 * pick.int(8, 80)),
    isPossible: ([apex = ZERO]) => apex.lt(STRAIGHT),
    solve: ([apex = ZERO]) => {
      const both = STRAIGHT.sub(apex);
      const value = both.div(2);
      return {
        steps: [
          lineStep(
            {
              operation: 'subtract',
              what: 'Liczymy, ile mają razem oba kąty przy podstawie',
              todo: 'oblicz, ile mają razem oba kąty przy podstawie',
              why: 'Kąty trójkąta mają razem 180°.',
            },
            [`180 - ${plain(apex)}`, plain(both)],
            's',
            undefined,
            'deg',
          ),
          lineStep(
            {
              operation: 'halve',
              what: 'Dzielimy na dwa równe kąty',
              todo: 'podziel na dwa równe kąty',
              why: 'W trójkącie równoramiennym kąty przy podstawie są równe.',
            },
            [`${plain(both)} : 2`, plain(value)],
            'x',
            undefined,
            'deg',
          ),
        ],
        answer: { kind: 'number', value: exact(value), symbol: 'x', unit: 'deg' },
        proof: `Dodajemy wszystkie kąty: $${sumInDegrees([value, value, apex])}$. Zgadza się.`,
        notice: 'Które dwa kąty trójkąta równoramiennego są równe?',
        nudge: 'Odejmij znany kąt od sumy kątów trójkąta, a resztę podziel na dwa równe kąty.',
      };
    },
    isRight: ([apex = ZERO], answer) => {
      const said = rationalIn(answer);
      return said !== undefined && completes([apex, said], answer, STRAIGHT);
    },
    mistakes: ([apex = ZERO]) => ({
      'not-halved': exact(STRAIGHT.sub(apex)),
      'wrong-equal': exact(apex),
      'other-unknown': apex.lt(rational(90)) ? exact(STRAIGHT.sub(apex.mul(2))) : undefined,
    }),
  },
];
