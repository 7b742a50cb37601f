import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { approximationOf, exact, productOf, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { lineStep, numbers } from '../formulas/formula-lines.rules.ts';
import { solveLeg } from './pythagoras.solver.ts';

const ROOT_OF_THREE = squareRootOf(rational(3)) ?? [];

export const equilateralHeight: FormulaCase = {
  key: 'equilateral-height',
  slots: ['length'],
  templates: [
    '[dlugosc] (wysokosc|wysokosci) trojkata rownobocznego [o] (boku|bok|boku dlugosci) {a}',
    'trojkat rownoboczny [o] [ma] (bok|boku|boku dlugosci) {a} [dlugosc] (wysokosc|wysokosci) [trojkata]',
    'bok trojkata rownobocznego [ma|ma dlugosc|=] {a} [dlugosc] (wysokosc|wysokosci) [trojkata]',
  ],
  level: 3,
  tell: ([a = '']) => `Oblicz wysokość trójkąta równobocznego o boku ${a}.`,
  make: (pick) => numbers(2 * pick.int(1, 12)),
  solve: ([a = ZERO], { length }) => {
    const half = a.div(2);
    const solved = solveLeg([a, half], length, {
      symbol: 'h',
      asked: 'wysokość',
      notice: 'Wysokość dzieli trójkąt równoboczny na dwa trójkąty prostokątne. Jakie boki ma jeden z nich?',
    });
    const halving = lineStep(
      {
        operation: 'halve',
        what: 'Dzielimy bok na pół',
        todo: 'podziel bok na pół',
        why: 'W trójkącie równobocznym wysokość trafia dokładnie w środek podstawy.',
      },
      [`${plain(a)} : 2`, plain(half)],
      '\\frac{a}{2}',
      undefined,
      length,
    );
    return {
      ...solved,
      steps: [halving, ...solved.steps],
      setup: `Zacznij od połowy podstawy: $${calculated([`${plain(a)} : 2`]).shown}$.`,
    };
  },
  isRight: ([a = ZERO], answer) =>
    answer.kind === 'number' && areClose(approximationOf(answer.value), a.valueOf() * Math.sin(Math.PI / 3)),
  mistakes: ([a = ZERO]) => ({
    'half-base': exact(a.div(2)),
    'not-halved': productOf(exact(a), ROOT_OF_THREE),
  }),
};
