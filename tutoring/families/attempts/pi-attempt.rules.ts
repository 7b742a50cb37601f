import { isEqualAt, lettersIn, readLetterFormula } from '#tutoring/reading/letter-formula.reader.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { TRUE_EQUATION } from './said-verdicts.rules.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';

/** „2πr = 18π”: an equation for what is sought, π on both sides; undefined where it is none, or the answer itself. */
export const judgeWithPi = (message: string, { symbol, value, times }: NumberAnswer): Verdict | undefined => {
  const said = message.includes('π') && symbol !== undefined ? readLetterFormula(message) : undefined;
  if (said === undefined || symbol === undefined) return undefined;
  const letters = new Set(lettersIn(`${said.left} ${said.right}`));
  if (letters.size !== 1 || !letters.has(symbol) || said.left === symbol || said.right === symbol) return undefined;
  const size = approximationOf(value) * (times === undefined ? 1 : Math.PI);
  return isEqualAt(said, { [symbol]: size }) ? TRUE_EQUATION : { kind: 'wrong', step: '', suspicion: undefined };
};
