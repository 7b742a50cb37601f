import { rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { ownExpression } from '../relation/relation.reader.ts';
import { added, nonZero } from '../relation/written.rules.ts';
import type { LinearEquationGiven } from './linear-equation.types.ts';

const of = (left: string, right: string, tested?: number): LinearEquationGiven => ({
  equation: { left: ownExpression(left), right: ownExpression(right) },
  unknown: 'x',
  tested: tested === undefined ? undefined : rational(tested),
});

export const makeLinearEquation = (pick: Pick, difficulty: Difficulty): LinearEquationGiven => {
  const root = pick.int(difficulty === 1 ? 1 : -5, 9);
  const [factor, free, other] = [pick.int(2, 6), nonZero(pick, 9), pick.int(7, 9)];
  if (difficulty === 1 && pick.int(0, 2) === 0) return of(`x${added(free)}`, String(root + free));
  if (difficulty === 1)
    return of(
      `${factor} * x${added(free)}`,
      String(factor * root + free),
      pick.int(0, 3) === 0 ? root + pick.oneOf([-1, 0, 0, 1]) : undefined,
    );
  if (pick.int(0, 3) === 0)
    return of(
      `${factor} * x${added(free)}`,
      `${other} * x${added((factor - other) * root + free)}`,
      root + pick.oneOf([-1, 0, 0, 1]),
    );
  if (difficulty === 2)
    return of(`${other} * x${added(free)}`, `${factor} * x${added((other - factor) * root + free)}`);
  return of(`${factor} * (x${added(free)})`, `${other} * x${added(factor * (root + free) - other * root)}`);
};
