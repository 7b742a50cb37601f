import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { ownExpression } from '../relation/relation.reader.ts';
import { added, nonZero } from '../relation/written.rules.ts';
import type { Inequality, InequalitySign } from '../relation/relation.types.ts';

/** The end of the set is a whole number. */
export const makeLinearInequality = (pick: Pick, difficulty: Difficulty): Inequality => {
  const sign = pick.oneOf(['<', '>', '≤', '≥']);
  const end = pick.int(-6, 8);
  switch (difficulty) {
    case 1: {
      const [factor, free] = [pick.int(2, 6), nonZero(pick, 9)];
      return of(`${factor} * x${added(free)}`, sign, String(factor * end + free));
    }
    case 2: {
      const isOnBothSides = pick.int(0, 1) === 1;
      const [factor, other, free] = [-pick.int(2, 5), pick.int(2, 4), nonZero(pick, 9)];
      return isOnBothSides
        ? of(`${other} * x${added(free)}`, sign, `${other - factor} * x${added(free + factor * end)}`)
        : of(`${free} - ${-factor} * x`, sign, String(free + factor * end));
    }
    case 3: {
      const [factor, other, inner] = [pick.int(2, 5), pick.int(6, 8), nonZero(pick, 4)];
      if (pick.int(0, 1) === 1)
        return of(`${factor} * (x${added(inner)})`, sign, `${other} * x${added(factor * (end + inner) - other * end)}`);
      const [bottom, shift] = [pick.int(2, 4), pick.int(-5, 5)];
      return of(`(x${added(shift * bottom - end)}) / ${bottom}`, sign, `x${added(shift - end)}`);
    }
  }
};

const of = (left: string, sign: InequalitySign, right: string): Inequality => ({
  left: ownExpression(left),
  sign,
  right: ownExpression(right),
  unknown: 'x',
});
