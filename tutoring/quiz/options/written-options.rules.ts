import type { Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { bareText } from '#tutoring/quiz/option-text.rules.ts';
import { isSolution } from '#tutoring/quiz/solving-option.rules.ts';
import type { Options } from './options.types.ts';

/** A possible wrong answer as mathematics and as it is written. */
export interface Candidate<Value> {
  readonly value: Value;
  /** Markdown. */
  readonly text: string;
  /** Which mistake leads to it; undefined for what only stands near. */
  readonly says?: string | undefined;
}

interface Asked<Value> {
  readonly worked: WorkedTask;
  readonly right: Candidate<Value>;
  /** Those to be preferred first. */
  readonly candidates: readonly Candidate<Value>[];
  /** Whether two are one as mathematics, however they are written. */
  readonly areSame: (one: Value, other: Value) => boolean;
}

const MOST = 4;

/**
 * The right answer among wrong ones, in any order; undefined where there are too few. What the engine, asked as by a pupil, takes for the
 * solution is no wrong answer, and the right one must be taken for it.
 */
export const writtenOptions = <Value>(
  { worked, right, candidates, areSame }: Asked<Value>,
  pick: Pick,
): Options | undefined => {
  if (!isSolution(right.text, worked)) return undefined;
  const wrong: Candidate<Value>[] = [];
  for (const candidate of candidates) {
    if (wrong.length === MOST - 1) break;
    const isThere = [right, ...wrong].some(
      ({ value, text }) => bareText(text) === bareText(candidate.text) || areSame(value, candidate.value),
    );
    if (isThere || isSolution(candidate.text, worked)) continue;
    wrong.push(candidate);
  }
  if (wrong.length < MOST - 1) return undefined;
  const texts = shuffled([right, ...wrong], pick).map(({ text }) => text);
  return {
    texts,
    right: right.text,
    optionMistakes: texts.flatMap((option) => {
      const says = wrong.find(({ text }) => text === option)?.says;
      return says === undefined ? [] : [{ option, says }];
    }),
  };
};
