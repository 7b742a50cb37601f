import { isRounding, resultText } from '#tutoring/families/answer.rules.ts';
import type { ChoiceAnswer, NumberAnswer, Pick } from '#tutoring/families/family.types.ts';
import type { FamilyTask, KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { approximationOf, areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import { optionsOfExpression } from './expression-options.rules.ts';
import { optionsOfList } from './list-options.rules.ts';
import { isAsPlain, nearValues } from './near-values.rules.ts';
import type { Options } from './options.types.ts';
import { optionsOfSet } from './set-options.rules.ts';

const MOST = 4;

/** The right answer among those that the misconceptions of the family lead to; where they are few, beside values that are near. Undefined where there are too few. `isEquation` keeps the letter: „x = 2” is an axis, 2 is none. */
export const optionsFor = (
  { answer, mistakes }: FamilyTask,
  worked: WorkedTask,
  isEquation: boolean,
  pick: Pick,
): Options | undefined => {
  switch (answer.kind) {
    case 'number':
      return optionsOfNumber(answer, mistakes(), isEquation, pick);
    case 'choice':
      return optionsOfChoice(answer, mistakes());
    case 'numbers':
      return optionsOfList(answer, mistakes(), worked, pick);
    case 'set':
      return optionsOfSet(answer, mistakes(), worked, pick);
    case 'expression':
      return optionsOfExpression(answer, mistakes(), worked, pick);
  }
};

interface Candidate {
  readonly value: Exact;
  readonly says?: string;
}

const optionsOfNumber = (
  answer: NumberAnswer,
  mistakes: readonly KnownMistake[],
  isEquation: boolean,
  pick: Pick,
): Options | undefined => {
  const options = [{ value: answer.value }, ...wrongValues(answer, mistakes, pick)].sort(
    (one, other) => approximationOf(one.value) - approximationOf(other.value),
  );
  if (options.length < MOST) return undefined;
  // Where only the way of writing tells the key from the question, wrong values would be no options.
  const { writtenAs: _form, ...withoutForm } = answer;
  if (resultText(withoutForm) !== resultText(answer)) return undefined;
  const textOf = (value: Exact): string => (isEquation ? resultText : withoutLetter)({ ...withoutForm, value });
  return {
    texts: options.map(({ value }) => textOf(value)),
    right: textOf(answer.value),
    slips: options.flatMap(({ value, says }) => (says === undefined ? [] : [{ option: textOf(value), says }])),
  };
};

/**
 * Who does not know must not find the right one by its looks, nor by its place among the others, which stand in their order: at most one of them is
 * uglier, and how many are less is drawn. Where there are not so many on that side, others fill up.
 */
const wrongValues = (answer: NumberAnswer, mistakes: readonly KnownMistake[], pick: Pick): readonly Candidate[] => {
  const slips = mistakes.flatMap(({ answers: [value, ...more], says }): readonly Candidate[] =>
    value === undefined || typeof value === 'string' || more.length > 0 ? [] : [{ value, says }],
  );
  const plain = slips.filter(({ value }) => isAsPlain(value, answer.value));
  const ugly = slips.filter((slip) => !plain.includes(slip));
  const near = nearValues(answer.value).map((value): Candidate => ({ value }));
  const possible = [...plain, ...ugly.slice(0, 1), ...near, ...ugly.slice(1)].filter(
    ({ value }, place, all) => isWrong(value, answer) && !hasValue(all.slice(0, place), value),
  );
  const isLess = ({ value }: Candidate): boolean => approximationOf(value) < approximationOf(answer.value);
  const less = pick.int(0, MOST - 1);
  const onDrawnSides = [
    ...possible.filter(isLess).slice(0, less),
    ...possible.filter((one) => !isLess(one)).slice(0, MOST - 1 - less),
  ];
  return [...onDrawnSides, ...possible.filter((one) => !onDrawnSides.includes(one))].slice(0, MOST - 1);
};

const hasValue = (candidates: readonly Candidate[], value: Exact): boolean =>
  candidates.some((one) => areEqual(one.value, value));

/** A rounded result is right within its tolerance and rounded further; what is positive has no negative beside it. */
const isWrong = (value: Exact, { value: right, tolerance }: NumberAnswer): boolean => {
  const [size, rightSize] = [approximationOf(value), approximationOf(right)];
  const isRounded =
    tolerance !== undefined && (isRounding(value, rightSize) || Math.abs(size - rightSize) <= 2 * tolerance);
  return !areEqual(value, right) && !isRounded && (rightSize < 0 || size >= 0);
};

/** Which all options share. */
const withoutLetter = ({ symbol: _symbol, ...answer }: NumberAnswer): string => resultText(answer);

const optionsOfChoice = (answer: ChoiceAnswer, mistakes: readonly KnownMistake[]): Options | undefined => {
  const slips = mistakes.flatMap(({ answers: [name], says }) =>
    typeof name === 'string' && name !== answer.value ? [{ name, says }] : [],
  );
  const all = Object.keys(answer.choices);
  const likely = new Set([answer.value, ...slips.map(({ name }) => name), ...all].slice(0, MOST));
  const names = all.filter((name) => likely.has(name));
  if (names.length < 2) return undefined;
  return {
    texts: names.map(choiceText),
    right: choiceText(answer.value),
    slips: names.flatMap((name) => {
      const slip = slips.find((one) => one.name === name);
      return slip === undefined ? [] : [{ option: choiceText(name), says: slip.says }];
    }),
  };
};

const choiceText = (name: string): string => (/^[<>=≤≥≠]+$/.test(name) ? `$${name}$` : name);
