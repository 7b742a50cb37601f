import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import type { FamilyStep } from './family.types.ts';
import type { Step } from './worked-task.types.ts';

/** Each line of a calculation claims to be equal to the line before it; `task` is LaTeX. */
export const calculationSteps = (task: string, steps: readonly Step[]): readonly FamilyStep[] =>
  steps.map((step, index) => {
    const before = steps[index - 1]?.shown ?? task;
    const lines = step.prepared === undefined ? [before, step.shown] : [before, step.prepared, step.shown];
    return { ...step, claims: [{ sides: lines.map(calculable) }] };
  });

/** Each line is a calculation of its own: `1\% \to 5 : 10 = 0{,}5`. */
export const separateSteps = (steps: readonly Step[]): readonly FamilyStep[] =>
  steps.map((step) => {
    const sides = step.shown.replace(/^.*\\to /, '').split(' = ');
    return { ...step, claims: sides.length > 1 ? [{ sides: sides.map(calculable) }] : [] };
  });

/** LaTeX of a line in the notation of calculators: mixed numbers are sums there, and percents hundredths. */
const calculable = (latex: string): string =>
  plainNotation(latex)
    .replace(/\(\((\d+)\)\/\((\d+)\)\)/g, '($1/$2)')
    .replace(/(?<![\d./])(\d+) +(\d+)\/(\d+)/g, '($1 + $2/$3)')
    .replaceAll('%', '/100')
    .trim();
