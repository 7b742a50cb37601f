import { CHANGED_INDEX } from '#tutoring/families/chemistry/balancing/balancing-mistakes.rules.ts';
import { reactionIn } from '#tutoring/families/chemistry/balancing/reaction.reader.ts';
import {
  isBalanced,
  latexOfReaction,
  portionsOf,
  typedReaction,
  withCoefficients,
} from '#tutoring/families/chemistry/balancing/reaction.rules.ts';
import type { Pick, ReactionAnswer } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import type { Options } from './options.types.ts';
import { writtenOptions, type Candidate } from './written-options.rules.ts';

/** An equation among those that misconceptions lead to, and others with one more or one less of a substance. A multiple of the right one is left out: its atoms are equal, too. */
export const optionsOfReaction = (
  answer: ReactionAnswer,
  mistakes: readonly KnownMistake[],
  worked: WorkedTask,
  pick: Pick,
): Options | undefined => {
  const right = reactionIn(answer.notation)?.reaction;
  if (right === undefined) return undefined;
  const numbers = portionsOf(right).map(({ coefficient = 1 }) => coefficient);
  const near = numbers.flatMap((number, place) =>
    [number + 1, number - 1]
      .filter((other) => other > 0)
      .map((other) => typedReaction(withCoefficients(right, numbers.with(place, other)))),
  );
  return writtenOptions(
    {
      worked,
      right: { value: answer.notation, text: `$${answer.shown}$` },
      candidates: [
        ...mistakes.flatMap(({ answers, says }) =>
          answers.flatMap((one) => (typeof one === 'string' ? written(one, says) : [])).slice(0, 1),
        ),
        ...shuffled(near, pick).flatMap((one) => written(one)),
      ],
      areSame: (one, other) => one === other,
    },
    pick,
  );
};

const written = (notation: string, says?: string): readonly Candidate<string>[] => {
  const reaction = reactionIn(notation)?.reaction;
  const isWrong = reaction !== undefined && (says === CHANGED_INDEX || !isBalanced(reaction));
  return isWrong ? [{ value: notation, text: `$${latexOfReaction(reaction)}$`, says }] : [];
};
