import { solveArithmetic } from '#tutoring/families/arithmetic/arithmetic.solver.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { readExpression } from '#tutoring/mathematics/expression.reader.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { mathjsNotation } from '#tutoring/reading/formula.reader.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';

/** A calculation in school notation, `2 1/3 - 1 1/2`, worked out by the engine that reads bare calculations too. */
export const workedCalculation = (notation: string): WorkedTask =>
  solveArithmetic({ kind: 'arithmetic', expression: expressionIn(notation) });

export const expressionIn = (notation: string): Expression => readExpression(mathjsNotation(notation));

export const latexIn = (notation: string): string => latexOf(expressionIn(notation));

/** Each line of the engine claims to be equal to the line before it. */
export const engineSteps = (notation: string, { steps }: WorkedTask): readonly FamilyStep[] =>
  steps.map(({ what, todo, why, shown, prepared }, index) => ({
    operation: 'calculate',
    what,
    todo,
    why,
    shown,
    ...(prepared === undefined ? {} : { prepared }),
    claims: [{ sides: [...lines(steps[index - 1]?.shown ?? latexIn(notation), prepared), calculable(shown)] }],
  }));

const lines = (before: string, prepared: string | undefined): readonly string[] =>
  [before, ...(prepared === undefined ? [] : [prepared])].map(calculable);

/** LaTeX of a line in the notation of calculators: mixed numbers are sums there. */
const calculable = (latex: string): string =>
  plainNotation(latex)
    .replace(/\(\((\d+)\)\/\((\d+)\)\)/g, '($1/$2)')
    .replace(/(?<![\d./])(\d+) +(\d+)\/(\d+)/g, '($1 + $2/$3)')
    .trim();
