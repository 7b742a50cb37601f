import { approximately, valuesWithin } from '#tutoring/mathematics/approximate.rules.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { SaidChain } from '#tutoring/reading/said.reader.ts';
import { numbersIn } from '#tutoring/families/spoiler.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { CALCULATED, isFound, mistakeOf, TRUE_BY_ITSELF, TRUE_EQUATION, wrong } from './said-verdicts.rules.ts';

const OTHER_EQUATION = 'To równanie nie opisuje tego zadania. Co oznacza w nim litera i co czemu jest równe?';

/**
 * „1,2x = 240” of a story that has no letter: the pupil's own one stands for the answer, or for a number on the way to it. Undefined for
 * what has no letter of its own, or only names a number.
 */
export const judgeOwnEquation = (
  chains: readonly SaidChain[],
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const { answer } = task;
  const [chain, ...more] = chains;
  const letter = chain && more.length === 0 ? ownLetterOf(chain, answer, original) : undefined;
  if (chain === undefined || letter === undefined) return undefined;
  const holds = (value: number): boolean => isTrueAt(chain, letter, value);
  const given = numbersIn(original.statement).map((number) => number.valueOf());
  const isOnTheWay = valuesOnTheWay(original).some((value) => !given.includes(value) && holds(value));
  if (isOnTheWay || valuesOf(answer).some(holds)) return TRUE_EQUATION;
  if (given.some(holds)) return chain.sides.some((side) => isFound(side, original)) ? CALCULATED : TRUE_BY_ITSELF;
  const mistake = mistakeOf(chain.sides, task);
  return wrong(chain, mistake?.kind === 'wrong' ? mistake.suspicion : OTHER_EQUATION);
};

/** No letter that is a word of Polish, or a unit. */
const LETTER = /(?<![a-z])[a-dknprxy](?![a-z])/g;

const ownLetterOf = ({ symbol, sides }: SaidChain, answer: Answer, { statement }: WorkedTask): string | undefined => {
  if (symbol !== undefined || sides.length < 2 || sides.some(({ hasPi, unit }) => hasPi || unit === '%'))
    return undefined;
  // „V = 1/3 Pp · H = 1/3 · 81 · 9 = 243” puts numbers into a formula.
  if (sides.filter(({ approximate }) => !Number.isNaN(approximate)).length > 1) return undefined;
  const [letter, ...others] = new Set(
    sides.flatMap(({ notation }) => notation.match(/(?<![a-z])[a-z](?![a-z])/g) ?? []),
  );
  if (letter === undefined || others.length > 0 || letter.search(LETTER) < 0) return undefined;
  const isName = sides.some(({ notation }) => notation === letter);
  const isOfTask = new RegExp(`(?<![\\p{L}\\\\])${letter}(?!\\p{L})`, 'u').test(
    statement.replace(/\\text\{[^}]*\}/g, ''),
  );
  return isName || isOfTask || symbolsOf(answer).includes(letter) ? undefined : letter;
};

const symbolsOf = (answer: Answer): readonly (string | undefined)[] =>
  answer.kind === 'number'
    ? [answer.symbol]
    : answer.kind === 'numbers'
      ? answer.values.map(({ symbol }) => symbol)
      : [];

const isTrueAt = ({ sides }: SaidChain, letter: string, value: number): boolean => {
  const [first, ...others] = sides.map(({ notation }) =>
    ifWithinReach(() => approximately(notation, { [letter]: value })),
  );
  return first !== undefined && others.every((other) => other !== undefined && areClose(other, first));
};

const valuesOf = (answer: Answer): readonly number[] =>
  answer.kind === 'number'
    ? [approximationOf(answer.value)]
    : answer.kind === 'numbers'
      ? answer.values.map(({ value }) => approximationOf(value))
      : [];

const valuesOnTheWay = ({ steps }: WorkedTask): readonly number[] =>
  steps.flatMap(({ claims = [] }) =>
    claims.flatMap(({ sides }) => sides.flatMap((side) => ifWithinReach(() => valuesWithin(side)) ?? [])),
  );
