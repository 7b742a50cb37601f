import type { Amount } from '#tutoring/families/amount-text.ts';
import type { Mover } from './movers.ts';

/** Two of the three, in whatever units the task has; what is missing is asked for. */
export interface MotionGiven {
  readonly mover: Mover;
  readonly distance?: Amount;
  readonly time?: Amount;
  readonly speed?: Amount;
}
