import { isZero, ONE, ZERO } from '#tutoring/mathematics/rational.ts';
import { drawnFunction } from '../function/drawing.rules.ts';
import {
  functionLatex,
  graphFigure,
  notationOfFunction,
  pointLatex,
  valueAt,
} from '../function/function-lines.rules.ts';
import type { FunctionAsk, Point, SchoolFunction } from '../function/function.types.ts';
import { freeTermOf, slopeOf } from './line.rules.ts';
import { zeroAsk } from './zero.asks.ts';

interface Line {
  readonly one: SchoolFunction;
}

const asZero = ({ one }: Line) => ({ one, value: ZERO });

/** A line is drawn through two points; what is drawn cannot be judged in a conversation, its zero can. */
export const graphAsk: FunctionAsk<Line> = {
  levels: [2],
  read: (text) => {
    const one = drawnFunction(text, 1, 'wyznacz|jej|miejsc*|zerow*|0', 'liniow*|prostej');
    return one === undefined ? undefined : { one };
  },
  tell: ({ one }) => `Narysuj wykres funkcji $${functionLatex(one)}$. Najpierw wyznacz jej miejsce zerowe.`,
  solve: (given) => {
    const [zero, other] = pointsOf(given).map((point) => `$${pointLatex(point)}$`);
    return {
      ...zeroAsk.solve(asZero(given)),
      proof: `Wykres przechodzi przez punkt ${zero} na osi $Ox$ i przez punkt ${other}. Przez te dwa punkty prowadzimy prostą.`,
      graph: { notation: notationOfFunction(given.one), enough: 2 },
      notice: 'Wykresem jest prosta. Ile punktów wystarczy, żeby ją narysować, i które najłatwiej znaleźć?',
    };
  },
  isRight: (given, answer) => zeroAsk.isRight(asZero(given), answer),
  make: (pick, difficulty) => ({ one: zeroAsk.make(pick, difficulty).one }),
  mistakes: (given) => zeroAsk.mistakes(asZero(given)),
  figure: (given) => graphFigure([given.one], pointsOf(given)),
};

/** Where it meets the axes; a line through the origin meets them once. */
const pointsOf = ({ one }: Line): readonly [Point, Point] => {
  const x = isZero(freeTermOf(one)) ? ONE : ZERO;
  return [
    { x: freeTermOf(one).neg().div(slopeOf(one)), y: ZERO },
    { x, y: valueAt(one, x) },
  ];
};
