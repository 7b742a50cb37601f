import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { calculated, inUnit, plain } from '#tutoring/families/calculated.rules.ts';
import { exact, squareRootOf } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers } from '../formulas/formula-lines.rules.ts';

const EDGE = '[dlugosc] [ma] [dlugosci] (krawedz|krawedzi) [ma] [szescianu]';

/** Undefined where the edge is no fraction of small whole numbers. */
const edgeOf = (volume: Rational): Rational | undefined => {
  const edge = rational(Math.round(Math.cbrt(Number(volume.n))), Math.round(Math.cbrt(Number(volume.d))));
  return edge.mul(edge).mul(edge).equals(volume) ? edge : undefined;
};

export const cubeEdgeOfVolume: FormulaCase = {
  key: 'cube-edge-of-volume',
  slots: ['volume'],
  templates: [
    `(objetosc|obj) szescianu [=] {a} ${EDGE}`,
    `szescian [o] [ma] (objetosc|objetosci) {a} ${EDGE}`,
    `${EDGE} szescianu [o] (objetosci|objetosc) [=] {a}`,
  ],
  level: 3,
  tell: ([volume = '']) => `Objętość sześcianu wynosi ${volume}. Oblicz długość krawędzi.`,
  make: (pick) => numbers(pick.int(2, 12) ** 3),
  isPossible: ([volume = ZERO]) => edgeOf(volume) !== undefined,
  solve: ([volume = ZERO], { length }) => {
    const edge = edgeOf(volume) ?? ZERO;
    const cube = `${plain(edge)} * ${plain(edge)} * ${plain(edge)}`;
    return {
      steps: [
        {
          operation: 'root',
          what: 'Szukamy liczby, która wzięta trzy razy jako czynnik daje objętość',
          todo: 'znajdź liczbę, która wzięta trzy razy jako czynnik daje objętość sześcianu',
          why: 'Objętość sześcianu to krawędź razy krawędź razy krawędź.',
          ...calculated([plain(edge)], { symbol: 'a', unit: length }),
          claims: [{ sides: [cube, plain(volume)] }],
        },
      ],
      answer: { kind: 'number', value: exact(edge), symbol: 'a', ...inUnit(length) },
      proof: `Liczymy objętość z tej krawędzi: $${calculated([cube, plain(volume)]).shown}$. To objętość z zadania, więc się zgadza.`,
      notice: 'Znamy objętość, a szukamy krawędzi. Co trzeba pomnożyć, żeby dostać objętość sześcianu?',
      nudge: 'Jaka liczba wzięta trzy razy jako czynnik daje objętość z zadania? Sprawdzaj kolejne liczby.',
      setup: 'Sprawdzaj kolejne liczby: podnoś je do sześcianu i porównuj z objętością.',
    };
  },
  isRight: ([volume = ZERO], answer) => {
    const edge = rationalIn(answer);
    return edge !== undefined && isPositive(edge) && volume.div(edge).div(edge).equals(edge);
  },
  mistakes: ([volume = ZERO]) => ({
    'divided-by-three': exact(volume.div(3)),
    'square-root-taken': squareRootOf(volume),
    'face-edge': exact(volume.div(6)),
  }),
};
