import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { ComparisonGiven } from './fraction-comparison.types.ts';

/** The longer one is the smaller: the other way round they would confirm who goes by the length. */
const madeDecimals = (pick: Pick, difficulty: Difficulty): Pair => {
  const wholes = difficulty === 1 ? 0 : pick.int(0, 3);
  const tenths = pick.int(2, 9);
  const longer = difficulty === 1 ? 100 : pick.oneOf([100, 1000]);
  const below = (tenths - pick.int(1, Math.min(2, tenths))) * (longer / 10);
  const digits = longer === 100 ? pick.int(1, 9) : 10 * pick.int(1, 9) + pick.int(1, 9);
  const pair: Pair = [rational(10 * wholes + tenths, 10), rational(longer * wholes + below + digits, longer)];
  return pick.int(0, 1) === 0 ? pair : [pair[1], pair[0]];
};

/** Of as many parts, of parts as large, or of neither. */
const madeFractions = (pick: Pick, difficulty: Difficulty): Pair => {
  const most = 5 + 2 * difficulty;
  const [first, second] = [pick.int(3, most), pick.int(3, most)];
  switch (pick.int(0, 4)) {
    case 0: {
      const top = pick.int(2, Math.min(first, second) - 1);
      return [rational(top, first), rational(top, second)];
    }
    case 1: {
      const top = pick.int(1, first - 1);
      return [rational(top, first), rational((top % (first - 1)) + 1, first)];
    }
    default:
      return [rational(pick.int(1, first - 1), first), rational(pick.int(1, second - 1), second)];
  }
};

type Pair = readonly [one: Rational, other: Rational];

export const makeComparison = (pick: Pick, difficulty: Difficulty): ComparisonGiven => {
  const isDecimal = pick.int(0, 2) === 0;
  const [one, other] = isDecimal ? madeDecimals(pick, difficulty) : madeFractions(pick, difficulty);
  return one.equals(other) ? makeComparison(pick, difficulty) : { one, other, isDecimal };
};
