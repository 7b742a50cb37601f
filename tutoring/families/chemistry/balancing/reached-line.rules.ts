import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { reactionIn } from './reaction.reader.ts';
import { portionsOf } from './reaction.rules.ts';
import type { Reaction } from './reaction.types.ts';

interface Line {
  readonly line: Reaction;
  /** Of the step that it ends. */
  readonly place: number;
}

/** The equations of a worked solution, one behind each step. */
export const linesOf = ({ steps }: WorkedTask): readonly Line[] =>
  steps.flatMap(({ shown }, place) => {
    const line = reactionIn(shown)?.reaction;
    return line === undefined ? [] : [{ line, place }];
  });

/** What is left to do behind the last line whose coefficients are all there; undefined where none is. */
export const leftFrom = (said: Reaction, original: WorkedTask): WorkedTask | undefined => {
  const reached = linesOf(original).findLast(({ line }) => isWithin(line, said));
  return reached && withoutSteps(reached.place + 1, original);
};

export const withoutSteps = (done: number, original: WorkedTask): WorkedTask => ({
  ...original,
  steps: original.steps.slice(done),
});

const isWithin = (line: Reaction, said: Reaction): boolean => {
  const numbers = portionsOf(said).map(({ coefficient = 1 }) => coefficient);
  return portionsOf(line).every(
    ({ coefficient }, place) => coefficient === undefined || coefficient === numbers[place],
  );
};
