import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { endsOf, modeOf } from './mode-and-range.rules.ts';
import type { ModeOrRange } from './mode-and-range.types.ts';

const makeNumbers = (pick: Pick, difficulty: Difficulty): readonly Rational[] => {
  const [from, to] = difficulty === 3 ? [-9, 9] : [1, difficulty === 1 ? 6 : 20];
  const numbers = Array.from({ length: 3 + difficulty }, () => rational(pick.int(from, to)));
  const mode = rational(pick.int(from, to));
  return [numbers[0] ?? mode, mode, ...numbers.slice(1), mode];
};

const TRIES = 30;

export const makeModeOrRange = (pick: Pick, difficulty: Difficulty): ModeOrRange => {
  const asks = pick.oneOf(['mode', 'range']);
  const made = Array.from({ length: TRIES }, () => makeNumbers(pick, difficulty));
  const fitting =
    made.find((numbers) => modeOf(numbers) !== undefined && !isOrdered(numbers)) ??
    [3, 5, 3, 4].map((one) => rational(one));
  return { numbers: fitting, unit: undefined, of: difficulty === 1 ? 'ocen' : 'liczb', asks };
};

/** The last is no greatest, the first no least. */
const isOrdered = (numbers: readonly Rational[]): boolean => {
  const [least, greatest] = endsOf(numbers);
  return numbers[0]?.equals(least) === true || numbers.at(-1)?.equals(greatest) === true;
};
