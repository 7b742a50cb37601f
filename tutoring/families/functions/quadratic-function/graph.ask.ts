import { ONE } from '#tutoring/mathematics/rational.ts';
import { drawnFunction } from '../function/drawing.rules.ts';
import { functionLatex, notationOfFunction, pointLatex, valueAt } from '../function/function-lines.rules.ts';
import type { FunctionAsk } from '../function/function.types.ts';
import { parabolaOf, type Parabola } from './parabola.rules.ts';
import { KIND, vertexAsk } from './vertex.asks.ts';

/** A parabola is drawn from its vertex; what is drawn cannot be judged in a conversation, the vertex can. */
export const graphAsk: FunctionAsk<Parabola> = {
  ...vertexAsk,
  levels: [2],
  read: (text) => {
    const one = drawnFunction(text, 2, 'wyznacz|jej|wierzchol*', KIND);
    return one === undefined ? undefined : { one };
  },
  tell: ({ one }) => `Narysuj wykres funkcji $${functionLatex(one)}$. Najpierw wyznacz jej wierzchołek.`,
  solve: (given) => ({
    ...vertexAsk.solve(given),
    proof: neighbours(given),
    graph: { notation: notationOfFunction(given.one) },
    notice: 'Wykresem jest parabola. Od którego jej punktu najlepiej zacząć rysunek?',
  }),
};

const neighbours = ({ one }: Parabola): string => {
  const { p, isUpward } = parabolaOf(one);
  const [left, right] = [p.sub(ONE), p.add(ONE)].map((x) => `$${pointLatex({ x, y: valueAt(one, x) })}$`);
  return `Punkty ${left} i ${right} leżą na wykresie po obu stronach wierzchołka, na tej samej wysokości. Przez te trzy punkty prowadzimy parabolę z ramionami w ${isUpward ? 'górę' : 'dół'}.`;
};
