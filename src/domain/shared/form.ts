import { assign, setup } from 'xstate';
import { actorSlot } from './actor-slot.ts';
import type { Failure, FailureCode } from './failure.ts';

/** What is wrong with a form: a code per field, or nothing. */
export type Problems<Values, Problem extends string> = Readonly<Partial<Record<keyof Values, Problem>>>;

/** Leaves out the fields that are all right. */
export const problemsIn = <Values, Problem extends string>(found: Readonly<Record<keyof Values, Problem | undefined>>): Problems<Values, Problem> => {
  const problems: Partial<Record<keyof Values, Problem>> = {};
  for (const field in found) if (found[field] !== undefined) problems[field] = found[field];
  return problems;
};
