import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { ownExpression } from '../relation/relation.reader.ts';
import type { Inequality } from '../relation/relation.types.ts';
import { added, nonZero, opened, trinomial } from '../relation/written.rules.ts';

const of = (left: string, sign: Inequality['sign'], right = '0'): Inequality => ({
  left: ownExpression(left),
  sign,
  right: ownExpression(right),
  unknown: 'x',
});

export const makeQuadraticInequality = (pick: Pick, difficulty: Difficulty): Inequality => {
  const sign = pick.oneOf(['<', '>', '≤', '≥']);
  const first = nonZero(pick, 6);
  const second = first + pick.int(1, 7);
  switch (difficulty) {
    case 1:
      return pick.int(0, 2) === 0
        ? of(trinomial(1, 0, -(pick.int(1, 9) ** 2)), sign)
        : of(trinomial(1, -first - second, first * second), sign);
    case 2:
      return pick.oneOf([
        of(`${opened(1, 'x^2')}${added(first, 'x')}`, sign),
        of(trinomial(1, -first - second, 0), sign, String(-first * second)),
        of(trinomial(-1, first + second, -first * second), sign),
      ]);
    case 3: {
      const half = 2 * (first - pick.int(1, 5)) + 1;
      return pick.oneOf([
        of(trinomial(2, -half - 2 * first, half * first), sign),
        of(trinomial(1, -2 * first, first * first), sign),
        of(trinomial(1, 2 * pick.int(-2, 2), pick.int(5, 9)), sign),
        of(trinomial(1, 0, pick.int(2, 9)), sign),
        of(trinomial(-2, 2 * (first + second), 0), sign, String(2 * first * second)),
      ]);
    }
  }
};
