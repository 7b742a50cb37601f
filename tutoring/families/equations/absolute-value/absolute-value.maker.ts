import { ONE, rational, ZERO } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { ownExpression } from '../relation/relation.reader.ts';
import { added, nonZero, opened } from '../relation/written.rules.ts';
import { modulusRelation } from './modulus-relation.solver.ts';
import type { AbsoluteValueGiven, ModulusRelation } from './absolute-value.types.ts';

export const makeAbsoluteValue = (pick: Pick, difficulty: Difficulty): AbsoluteValueGiven => {
  switch (difficulty) {
    case 1:
      return pick.int(0, 1) === 0
        ? { kind: 'calculation', notation: calculation(pick) }
        : of(`x${added(nonZero(pick, 9))}`, '=', pick.int(1, 12));
    case 2: {
      const inner = `x${added(nonZero(pick, 9))}`;
      if (pick.int(0, 7) === 0) return of(inner, '=', -pick.int(1, 9));
      return of(inner, pick.oneOf(['=', '<', '>', '≤', '≥']), pick.int(1, 9));
    }
    case 3: {
      const [factor, start] = [pick.int(2, 3), pick.int(-5, 4)];
      const length = pick.int(1, 5);
      const sign = pick.oneOf(['=', '<', '>', '≤', '≥']);
      const [inner, bound] = [factor * (2 * start + length), factor * length];
      const text = `${opened(2 * factor, 'x')}${added(-inner)}`;
      if (pick.int(0, 1) === 0) return of(text, sign, bound);
      const [times, shift] = [pick.int(2, 4), nonZero(pick, 6)];
      return of(`x${added(-start)}`, sign, times * length + shift, times, shift);
    }
  }
};

/** Of two different distances. */
const calculation = (pick: Pick): string => {
  const [from, to] = [pick.int(1, 9), pick.int(10, 20)];
  const drawn = pick.int(2, 14);
  return `|-${drawn < to - from ? drawn : drawn + 1}| ${pick.oneOf(['+', '-'])} |${from} - ${to}|`;
};

const of = (inner: string, sign: ModulusRelation['sign'], right: number, factor = 1, shift = 0): ModulusRelation =>
  modulusRelation({
    inner: ownExpression(inner),
    unknown: 'x',
    factor: factor === 1 ? ONE : rational(factor),
    shift: shift === 0 ? ZERO : rational(shift),
    sign,
    right: rational(right),
  });
