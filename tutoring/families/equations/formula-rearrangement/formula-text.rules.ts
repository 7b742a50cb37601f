import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { notationOf } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import type { FormulaGiven } from './formula-rearrangement.types.ts';
import { rearranged } from './rearrangement.rules.ts';

export const latex = (expression: Expression): string =>
  latexOf(expression, 'fraction').replaceAll('Δ', '\\pi ').replaceAll('\\pi  ', '\\pi ');

export const equationLatex = ({ left, right }: Equation): string => `${latex(left)} = ${latex(right)}`;

export const notation = (expression: Expression): string => notationOf(expression).replaceAll('Δ', 'pi');

export const answerOf = ({ equation, letter }: FormulaGiven): Expression => {
  const last = rearranged(equation, letter).at(-1);
  return last?.equation.right ?? equation.right;
};
