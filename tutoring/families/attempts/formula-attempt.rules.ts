import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import {
  isEqualAt,
  lettersIn,
  readLetterFormula,
  type LetterFormula,
} from '#tutoring/reading/letter-formula.reader.ts';
import { isSameExpression } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { ExpressionAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';
import { expressionsAmong } from './mistaken-results.rules.ts';

/** Judges a formula that is solved for a letter, and each equality on the way to it; undefined where none is said. */
export const judgeFormula = (
  message: string,
  symbol: string,
  answer: ExpressionAnswer,
  task: FamilyTask,
): Verdict | undefined => {
  const said = readLetterFormula(message);
  if (said === undefined) return undefined;
  const found = solvedFor(symbol, said);
  if (pointsOf(said, symbol, answer.notation).every((point) => isEqualAt(said, point)))
    return found === undefined
      ? { kind: 'right', praise: 'To ten sam wzór, tylko zapisany inaczej.', remaining: undefined }
      : { kind: 'solved' };
  const mistake = task
    .mistakes()
    .find(
      ({ answers }) => found !== undefined && expressionsAmong(answers).some((one) => isSameExpression(one, found)),
    );
  return { kind: 'wrong', step: '', suspicion: mistake?.says };
};

/** The side that stands beside the letter alone. */
const solvedFor = (symbol: string, { left, right }: LetterFormula): string | undefined => {
  const [other] = left === symbol ? [right] : right === symbol ? [left] : [];
  return other === undefined || lettersIn(other).includes(symbol) ? undefined : other;
};

/** Positive values of all letters, with that of the symbol as it follows from them. */
const pointsOf = (
  { left, right }: LetterFormula,
  symbol: string,
  notation: string,
): readonly Readonly<Record<string, number>>[] => {
  const letters = [...new Set(lettersIn(`${left} ${right} ${notation}`))].filter((letter) => letter !== symbol);
  return [1.7, 2.9, 4.3].map((start, place) => {
    const others = Object.fromEntries(
      letters.map((letter, index) => [letter, start + (index + 1) * (place + 1) * 0.63]),
    );
    return { ...others, [symbol]: approximately(notation, others) };
  });
};
