import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { holds } from '#tutoring/families/claims.rules.ts';
import type { Claim, FamilyStep } from '#tutoring/families/family.types.ts';
import { notationOf } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import type { Step } from '#tutoring/families/worked-task.types.ts';
import { readFormulas, type Formula } from '#tutoring/reading/formula.reader.ts';

type Point = Readonly<Record<string, number>>;

/** Whether a task has solutions, or none or any number is one. */
export type Solutions = readonly Point[] | 'none' | 'anywhere';

/**
 * Steps of the general engines with what their lines claim: an equation holds at the solutions of the task, a line of several
 * („x = 2 lub x = 3”) each at one of them, and all of them are met.
 */
export const equationSteps = (steps: readonly Step[], solutions: Solutions): readonly FamilyStep[] =>
  steps.map((step) => ({ ...step, claims: claimsIn(step.shown, solutions) }));

export const claimsIn = (shown: string, solutions: Solutions): readonly Claim[] => {
  const { formulas, hasUnreadable } = readFormulas(`$${shown.replace(/_[012]/g, '')}$`);
  if (hasUnreadable || formulas.length === 0) throw new BeyondReach('syntax');
  return formulas.flatMap((formula) => claimsOf(formula, solutions, formulas.length > 1));
};

const isDiscriminant = (side: Expression): boolean => side.kind === 'unknown' && side.name === 'Δ';

const claimsOf = ({ sides, isInequality }: Formula, solutions: Solutions, isOneOfMore: boolean): readonly Claim[] => {
  const told = sides.filter((side) => !isDiscriminant(side));
  const written = told.map(notationOf);
  if (isInequality) return [{ sides: written.slice(-2), relation: '<' }];
  const hasLetters = told.some((side) => unknownsOf(side).length > 0);
  if (!hasLetters) return written.length > 1 ? [numbersClaim(written, solutions)] : [];
  if (solutions === 'none') return [{ sides: written, relation: '≠', at: 'anywhere' }];
  if (solutions === 'anywhere') return [{ sides: written, at: 'anywhere' }];
  const fitting = solutions.filter((point) => holds({ sides: written, at: [point] }));
  return [{ sides: written, at: isOneOfMore && fitting.length > 0 ? fitting : solutions }];
};

/** „4 = 4”, but „1 = 5” where that is what remains of a contradiction. */
const numbersClaim = (sides: readonly string[], solutions: Solutions): Claim => {
  const [first = 0, second = 0] = sides.map((side) => approximately(side));
  return solutions === 'none' && sides.length === 2 && first !== second ? { sides, relation: '≠' } : { sides };
};
