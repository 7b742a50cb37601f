import { areEqual, exact } from '#tutoring/mathematics/exact.ts';
import { chainsIn, type SaidSide } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumbersAnswer } from '#tutoring/families/family.types.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { judgeNumbers } from './numbers-attempt.rules.ts';
import { pairsOf, saidPair } from './places-attempt.rules.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

/** „2/5 < 1/2 < 3/4”, and „8/20, 10/20, 15/20” in the order of the task; undefined for what is neither. */
export const judgeOrder = (
  message: string,
  answer: NumbersAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  if (!answer.isOrdered || /\p{L}{2}/u.test(message.replace(/\\[a-z]+/g, ''))) return undefined;
  const signs = message.match(/[<>]/g) ?? [];
  const sides = message.split(/[<>]|;|,\s/).flatMap((part) => chainsIn(part).at(-1)?.sides.at(-1) ?? []);
  if (sides.length < 2 || sides.length !== answer.values.length) return undefined;
  if (signs.length === 0) return isRewritten(sides, original) ? ON_THE_WAY : undefined;
  const broken = pairsOf(sides)
    .slice(0, signs.length)
    .find(([{ approximate: left }, { approximate: right }], index) =>
      signs[index] === '<' ? left >= right : left <= right,
    );
  if (broken !== undefined)
    return { kind: 'wrong', step: '', suspicion: `Sprawdź znak między liczbami ${saidPair(broken)}.` };
  return judgeNumbers(chainsIn(message.replace(/[<>]/g, ' ; ')), answer, original, task);
};

/** The numbers of the task as they stand there, but written otherwise. */
const isRewritten = (sides: readonly SaidSide[], { statement }: WorkedTask): boolean => {
  const given = numbersIn(statement);
  return (
    given.length === sides.length &&
    sides.every((side, index) => side.exact !== undefined && areEqual(side.exact, exact(given[index] ?? ZERO))) &&
    sides.some(
      ({ notation }, index) => ![given[index]?.toFraction(), String(given[index]?.valueOf())].includes(notation),
    )
  );
};
