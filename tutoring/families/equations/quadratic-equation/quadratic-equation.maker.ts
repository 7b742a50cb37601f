import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { ownExpression } from '../relation/relation.reader.ts';
import { added, nonZero, opened, trinomial } from '../relation/written.rules.ts';
import { shapeOf } from './quadratic-shape.rules.ts';
import type { QuadraticEquationGiven } from './quadratic-equation.types.ts';

const of = (left: string, right: string, wanted: QuadraticEquationGiven['wanted']): QuadraticEquationGiven => {
  const asked = { equation: { left: ownExpression(left), right: ownExpression(right) }, unknown: 'x' };
  return { ...asked, wanted, shape: shapeOf(asked) };
};

export const makeQuadraticEquation = (pick: Pick, difficulty: Difficulty): QuadraticEquationGiven => {
  const wanted = pick.oneOf(['all', 'greater', 'less']);
  const first = nonZero(pick, 6);
  const second = first + pick.int(1, 7);
  switch (difficulty) {
    case 1:
      return pick.int(0, 1) === 0
        ? of('x^2', String(pick.int(1, 9) ** 2), wanted)
        : of(`x^2${added(first, 'x')}`, '0', wanted);
    case 2:
      return pick.int(0, 4) === 0
        ? of(trinomial(1, -2 * first, first * first), '0', 'all')
        : of(trinomial(1, -first - second, first * second), '0', wanted);
    case 3: {
      const half = 2 * (first - pick.int(1, 5)) + 1;
      // Not divisible by three either: the leading coefficient is not to be divided away.
      const third = 3 * (first - pick.int(1, 4)) + pick.oneOf([1, 2]);
      return pick.oneOf([
        of(trinomial(2, -half - 2 * first, half * first), '0', wanted),
        of(
          opened(1, 'x^2'),
          `${opened(first + second, 'x')}${added(-first * second)}`,
          wanted === 'all' ? 'less' : wanted,
        ),
        of(trinomial(1, 2 * pick.int(-2, 2), pick.int(5, 9)), '0', 'all'),
        of(trinomial(3, -third - 3 * first, third * first), '0', wanted),
      ]);
    }
  }
};
