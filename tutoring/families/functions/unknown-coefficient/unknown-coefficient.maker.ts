import { ownLetters } from '#tutoring/families/letters.reader.ts';
import { rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { valueNumber } from './unknown-coefficient.rules.ts';
import type { UnknownCoefficient } from './unknown-coefficient.types.ts';

export const makeUnknownCoefficient = (pick: Pick, difficulty: Difficulty): UnknownCoefficient => {
  const [x, sought, other] = [nonZero(pick, 5), nonZero(pick, 7), nonZero(pick, 5)];
  const name = pick.oneOf(['f(x)', 'y']);
  if (difficulty === 3) {
    const [second, letter] = [nonZero(pick, 6), 'b'];
    const left = ownLetters(`x^2 + b * x${added(x * second)}`);
    return { kind: 'root', left, right: valueNumber(ZERO), letter, x: rational(x) };
  }
  if (difficulty === 2 && pick.int(0, 1) === 0)
    return {
      kind: 'zero',
      name,
      left: ownLetters(`a * x${added(-sought * x)}`),
      right: valueNumber(ZERO),
      letter: 'a',
      x: rational(x),
    };
  const [left, letter, value] =
    difficulty === 1
      ? [`${opened(other, 'x')} + b`, 'b', other * x + sought]
      : [`a * x${added(other)}`, 'a', sought * x + other];
  return {
    kind: 'point',
    name,
    left: ownLetters(left),
    right: valueNumber(rational(value)),
    letter,
    x: rational(x),
  };
};
