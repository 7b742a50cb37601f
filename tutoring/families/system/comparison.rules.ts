import type { Equation } from '#tutoring/mathematics/expression.types.ts';
import { latexOfEquation, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { degreeOf, polynomialOf } from '#tutoring/mathematics/polynomial.rules.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';
import { back, solving, withNumber } from './system-methods.rules.ts';

/** For „y = 2x - 1, y = 5 - x”: both say what the same unknown equals. Undefined for all other systems. */
export const byComparison = (
  equations: readonly Equation[],
  names: readonly [string, string],
  solution: readonly [Rational, Rational],
  style: NumberStyle,
): readonly Step[] | undefined => {
  const [first, second] = equations;
  if (first?.left.kind !== 'unknown' || second?.left.kind !== 'unknown') return undefined;
  const { name } = first.left;
  const isFirst = name === names[0];
  const kept = isFirst ? names[1] : names[0];
  const rights = [first, second].map(({ right }) => polynomialOf(right));
  const isOfKept = rights.every((right) => degreeOf(right) === 1 && [...right.keys()].every((one) => one !== name));
  if (second.left.name !== name || !isOfKept) return undefined;
  const [value, keptValue] = isFirst ? solution : [solution[1], solution[0]];
  return [
    {
      operation: 'equate',
      what: 'Porównujemy prawe strony równań',
      todo: 'porównaj prawe strony równań: zapisz między nimi znak równości',
      why: `Obie są równe $${name}$, więc są równe sobie. Powstaje jedno równanie z jedną niewiadomą.`,
      shown: latexOfEquation({ left: first.right, right: second.right }),
    },
    solving(kept, keptValue, style),
    back(name, value, kept, `${name} = ${withNumber(polynomialOf(first.right), kept, keptValue, style)}`, style),
  ];
};
