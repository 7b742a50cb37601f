import type { WorkedTask } from '#server/tutor/solving/worked-task.types.ts';
import type { Verdict } from './attempt.types.ts';
import { judgeCalculation } from './calculation-attempt.rules.ts';
import { judgeEquation } from './equation-attempt.rules.ts';
import { judgeSystem } from './system-attempt.rules.ts';

/** Checks what the pupil wrote against the task; undefined when there is nothing to check. */
export const judge = (message: string, original: WorkedTask, current: WorkedTask): Verdict | undefined => {
  const { task } = original;
  switch (task.kind) {
    case 'equation':
      return judgeEquation(message, original, current, task);
    case 'system':
      return judgeSystem(message, original, task);
    case 'arithmetic':
    case 'percent':
      return judgeCalculation(message, original);
  }
};
