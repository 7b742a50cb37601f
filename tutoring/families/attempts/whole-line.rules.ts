import { chainsIn, type SaidChain } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isTrue, isWholeQuotient } from './chain-truth.rules.ts';
import { BROKEN, mistakeOf, wrong } from './said-verdicts.rules.ts';
import { withSeparateNumbers } from './separate-numbers.rules.ts';
import { OTHER_FORMULA, otherFormulaIn } from './substituted-formula.rules.ts';

/** What chains of equal sides do not know: signs of the absolute value, functions of angles, logarithms, lists of divisors. */
const READ_OTHERWISE = /[|∣]|sin|cos|tg|log|dzielnik|wielokrotno/i;

/** An equality that does not hold, or a formula that is not the one that is calculated, whatever else is said (D73). */
export const judgeLines = (message: string, original: WorkedTask, task: FamilyTask): Verdict | undefined => {
  const { answer, family } = task;
  if (READ_OTHERWISE.test(message) || family === 'clock') return undefined;
  const chains = chainsIn(withSeparateNumbers(message, answer, original));
  const broken = chains.find(
    (chain) =>
      (answer.kind !== 'choice' || isCalculated(chain)) &&
      !belongTogether(chain) &&
      !isTrue(chain, answer) &&
      !isWholeQuotient(chain, original),
  );
  if (broken !== undefined) return mistakeOf(broken.sides, task) ?? wrong(broken, BROKEN);
  // Of a1 and an nothing but the letter is read.
  const other = task.sequence === undefined ? otherFormulaIn(message, chains, original.statement) : undefined;
  return other && wrong(other, OTHER_FORMULA);
};

/** „2/3 = 3/4” chooses a sign, where signs are asked for. */
const isCalculated = ({ sides }: SaidChain): boolean => sides.some(({ notation }) => /[\d)] [-+*/:] /.test(notation));

/** „10% to 80 zł” and „1 cm to 500 m” of a map are no equalities. */
const belongTogether = ({ sides }: SaidChain): boolean =>
  sides.length === 2 &&
  new Set(sides.map(({ unit }) => unit)).size === 2 &&
  sides.every(({ notation }) => /^-?\d+(?:\.\d+|\/\d+)?$/.test(notation));
