import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { solvedFor, valueOfLaw, type SolvedLaw } from './law-formula.rules.ts';
import { systemOf, valuesIn } from './law.solver.ts';
import type { Values } from './law-mistake.types.ts';
import type { Law, LawTask } from './law.types.ts';

/** As they have to be put in. */
export const ownValues = (task: LawTask): Values => valuesIn(task, systemOf(task));

export const solvedIn = ({ law, asked }: LawTask): SolvedLaw => solvedFor(law, asked);

/** Undefined for a root out of reach. */
export const sizeIn = (solved: SolvedLaw, values: Values): Exact | undefined => {
  const size = valueOfLaw(solved, values);
  return solved.isRoot ? ifWithinReach(() => squareRootOf(size)) : exact(size);
};

/** What the task gives when another law is taken for its own. */
export const sizeInLaw = (law: Law, { asked }: LawTask, values: Values): Exact | undefined =>
  sizeIn(solvedFor(law, asked), values);
