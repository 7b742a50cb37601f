import { checkedSide } from '#tutoring/families/equation/substitution.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { NumberStyle } from '#tutoring/mathematics/latex.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny, type Values } from '#tutoring/mathematics/value.rules.ts';

/** For one letter after the other. Not 2, whose square is its double; 0 and 1 hide powers. */
const SMALL = [3, 4, 5, -1, -2, 6, 7];

/** The expression of the task and the result, with a small number for each letter. */
export const proofByEqualValues = (task: Expression, result: Expression, style: NumberStyle = 'fraction'): string => {
  const letters = [...new Set([...unknownsOf(task), ...unknownsOf(result)])].toSorted();
  const trials = SMALL.map(
    (_first, start): Values =>
      new Map(letters.map((letter, place) => [letter, exact(rational(SMALL[(start + place) % SMALL.length] ?? 3))])),
  );
  const possible = trials.filter((at) => valueIfAny(task, at) !== undefined && valueIfAny(result, at) !== undefined);
  // Zeros on both sides would be equal of many other expressions, too.
  const at = possible.find((one) => valueIfAny(task, one)?.length !== 0) ?? possible[0] ?? new Map();
  const told = [...at].map(([letter, value]) => `$${letter} = ${checkedSide({ kind: 'number', value }, at)}$`);
  return `Wstawiamy ${told.join(' i ')} do wyrażenia z zadania i do wyniku: $${checkedSide(task, at, style)}$ oraz $${checkedSide(result, at, style)}$. Wychodzi to samo.`;
};
