import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { inParentheses, latexOf, latexOfRational, type NumberStyle } from '#tutoring/mathematics/latex.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueOf } from '#tutoring/mathematics/value.rules.ts';

type Letters = readonly (readonly [letter: string, value: Rational])[];

interface Undone {
  readonly lines: readonly string[];
  /** The part of the expression that the way back has come to. */
  readonly reached: Expression;
  readonly value: Rational;
}

/** „34 − 4 = 30, 30 : 5 = 6”: from the value of an expression back to a letter's, by inverse operations. */
export const proofByUndoing = (expression: Expression, letters: Letters, style: NumberStyle): string | undefined => {
  const at = new Map(letters.map(([letter, value]) => [letter, exact(value)]));
  const known = (part: Expression): Rational => {
    const value = asRational(valueOf(part, at));
    if (value === undefined) throw new BeyondReach('operation');
    return value;
  };
  const { lines, reached, value } = undone({ lines: [], reached: expression, value: known(expression) }, known, style);
  return lines.length === 0
    ? undefined
    : `Cofamy się od wyniku działaniami odwrotnymi: $${lines.join('$, $')}$. Doszliśmy do $${latexOf(reached, style)} = ${latexOfRational(value, style)}$, tak jak w zadaniu.`;
};

const undone = (from: Undone, known: (part: Expression) => Rational, style: NumberStyle): Undone => {
  const { reached: part, value } = from;
  const back = (reached: Expression, before: Rational, line: string): Undone =>
    undone(
      { lines: [...from.lines, `${line} = ${latexOfRational(before, style)}`], reached, value: before },
      known,
      style,
    );
  const [own, other] = [latexOfRational(value, style), (one: Rational): string => inParentheses(one, style)];
  if (part.kind === 'negative') return back(part.of, value.neg(), `-1 \\cdot ${other(value)}`);
  if (part.kind === 'power' && part.exponent > 1 && !isZero(value)) {
    const base = known(part.base);
    const rest: Expression = part.exponent === 2 ? part.base : { ...part, exponent: part.exponent - 1 };
    return back(rest, value.div(base), `${own} : ${other(base)}`);
  }
  if (part.kind !== 'operation') return from;
  const { left, operator, right } = part;
  const [one, two] = [known(left), known(right)];
  const isLeft = unknownsOf(left).length > 0 && !(operator === 'times' && isZero(two));
  switch (operator) {
    case 'plus':
      return isLeft ? back(left, one, `${own} - ${other(two)}`) : back(right, two, `${own} - ${other(one)}`);
    case 'minus':
      return isLeft
        ? back(left, one, `${own} + ${other(two)}`)
        : back(right, two, `${latexOfRational(one, style)} - ${other(value)}`);
    case 'times':
      if (isLeft) return back(left, one, `${own} : ${other(two)}`);
      return isZero(one) ? from : back(right, two, `${own} : ${other(one)}`);
    case 'over':
    case 'bar':
      if (isLeft) return back(left, one, `${own} \\cdot ${other(two)}`);
      return isZero(value) ? from : back(right, two, `${latexOfRational(one, style)} : ${other(value)}`);
  }
};
