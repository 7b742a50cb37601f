import type { EngineTask } from './task.types.ts';
import { solveArithmetic } from './arithmetic/arithmetic.solver.ts';
import { solveEquation } from './equation/equation.solver.ts';
import { solvePercent } from './percent/percent.solver.ts';
import { solveSystem } from './system/system.solver.ts';
import type { Register, WorkedTask } from './worked-task.types.ts';

/** Throws `BeyondReach` for what is not treated here and `DivisionByZero` for what has no value. */
export const workOut = (task: EngineTask, register: Register): WorkedTask => {
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
