import { solveArithmetic } from '#tutoring/families/arithmetic/arithmetic.solver.ts';
import { calculationSteps } from '#tutoring/families/calculation-steps.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';

/** A calculation in school notation, `2 1/3 - 1 1/2`, worked out by the engine that reads bare calculations too. */
export const workedCalculation = (
  notation: string,
): Omit<WorkedTask, 'steps'> & { readonly steps: readonly FamilyStep[] } => {
  const worked = solveArithmetic({ kind: 'arithmetic', expression: expressionIn(notation) });
  return { ...worked, steps: calculationSteps(latexIn(notation), worked.steps) };
};

export const expressionIn = (notation: string): Expression => readExpression(mathjsNotation(notation));

export const latexIn = (notation: string): string => latexOf(expressionIn(notation));
