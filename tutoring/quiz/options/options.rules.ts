import { isTimeOfDay } from '#tutoring/families/attempts/time-attempt.rules.ts';
import type { ChoiceAnswer, Pick } from '#tutoring/families/family.types.ts';
import type { FamilyTask, KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { optionsOfExpression } from './expression-options.rules.ts';
import { optionsOfList } from './list-options.rules.ts';
import { optionsOfNumber } from './number-options.rules.ts';
import type { Options } from './options.types.ts';
import { optionsOfReaction } from './reaction-options.rules.ts';
import { optionsOfSet } from './set-options.rules.ts';
import { optionsOfTime } from './time-options.rules.ts';

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
      return optionsOfNumber({ answer, mistakes: mistakes(), statement: worked.statement, isEquation }, pick);
    case 'choice':
      return optionsOfChoice(answer, mistakes());
    case 'numbers':
      return isTimeOfDay(answer)
        ? optionsOfTime(answer, mistakes(), worked, pick)
        : optionsOfList(answer, mistakes(), worked, pick);
    case 'set':
      return optionsOfSet(answer, mistakes(), worked, pick);
    case 'expression':
      return optionsOfExpression(answer, mistakes(), worked, pick);
    case 'reaction':
      return optionsOfReaction(answer, mistakes(), worked, pick);
  }
};

const optionsOfChoice = (answer: ChoiceAnswer, mistakes: readonly KnownMistake[]): Options | undefined => {
  const byMistake = mistakes.flatMap(({ answers: [name], says }) =>
    typeof name === 'string' && name !== answer.value ? [{ name, says }] : [],
  );
  const all = Object.keys(answer.choices);
  const likely = new Set([answer.value, ...byMistake.map(({ name }) => name), ...all].slice(0, MOST));
  const names = all.filter((name) => likely.has(name));
  if (names.length < 2) return undefined;
  return {
    texts: names.map(choiceText),
    right: choiceText(answer.value),
    optionMistakes: names.flatMap((name) => {
      const known = byMistake.find((one) => one.name === name);
      return known === undefined ? [] : [{ option: choiceText(name), says: known.says }];
    }),
  };
};

const choiceText = (name: string): string => (/^[<>=≤≥≠]+$/.test(name) ? `$${name}$` : name);
