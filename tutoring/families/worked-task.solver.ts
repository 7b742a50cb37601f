import { latexOf } from '#tutoring/mathematics/latex.ts';
import { solveArithmetic } from './arithmetic/arithmetic.solver.ts';
import { calculationSteps, separateSteps } from './calculation-steps.rules.ts';
import { assertSound } from './claims.rules.ts';
import {
  equationSolutions,
  isCalculationConfirmed,
  isPercentConfirmed,
  systemSolutions,
} from './engine-check.rules.ts';
import { solveEquation } from './equation/equation.solver.ts';
import { equationSteps, type Solutions } from './equation-steps.rules.ts';
import type { FamilyStep } from './family.types.ts';
import { solvePercent } from './percent/percent.solver.ts';
import { solveSystem } from './system/system.solver.ts';
import type { EngineTask } from './task.types.ts';
import type { Register, Step, WorkedTask } from './worked-task.types.ts';

/**
 * The solution of a general engine, whose lines claim as those of a family do. Throws `BeyondReach` for what is not treated here,
 * `DivisionByZero` for what has no value, and `UnsoundSolution`.
 */
export const workOut = (task: EngineTask, register: Register): WorkedTask => {
  const worked = solved(task, register);
  const steps = claiming(task, worked);
  assertSound(task.kind, steps ?? [], steps !== undefined);
  return { ...worked, steps: steps ?? [] };
};

const solved = (task: EngineTask, register: Register): WorkedTask => {
  switch (task.kind) {
    case 'arithmetic':
      return solveArithmetic(task);
    case 'percent':
      return solvePercent(task);
    case 'equation':
      return solveEquation(task, register);
    case 'system':
      return solveSystem(task);
  }
};

/** Undefined where the second way finds another result. */
const claiming = (task: EngineTask, { steps, values }: WorkedTask): readonly FamilyStep[] | undefined => {
  switch (task.kind) {
    case 'arithmetic':
      return isCalculationConfirmed(task.expression, values)
        ? calculationSteps(latexOf(task.expression), steps)
        : undefined;
    case 'percent':
      return isPercentConfirmed(task.question, values) ? separateSteps(steps) : undefined;
    case 'equation':
      return stepsWith(steps, equationSolutions(task, values));
    case 'system':
      return stepsWith(steps, systemSolutions(task, values));
  }
};

const stepsWith = (steps: readonly Step[], solutions: Solutions | undefined): readonly FamilyStep[] | undefined =>
  solutions && equationSteps(steps, solutions);
