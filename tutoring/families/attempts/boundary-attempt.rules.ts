import { approximationOf, areEqual, asRational } from '#tutoring/mathematics/exact.ts';
import { chainsIn, type SaidChain, type SaidSide } from '#tutoring/reading/said.reader.ts';
import { valuesOf } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { SetAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { isSideOfLine } from './line-values.rules.ts';
import { numbersAmong } from './mistaken-results.rules.ts';
import { agrees, holdsAt, isTrue } from './chain-truth.rules.ts';
import {
  BROKEN,
  isFound,
  isGivenIn,
  isOutcome,
  latexOfSide,
  ON_THE_WAY,
  stoppedAt,
  wrong,
} from './said-verdicts.rules.ts';

/** „Δ = 1”, „x1 = 2, x2 = 3”, „x - 3 = -5”: what leads to the ends of the set. Undefined for what says nothing of them. */
export const judgeBoundaries = (
  message: string,
  answer: SetAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const chains = chainsIn(message);
  const broken = chains.find((chain) => !isTrue(chain, answer));
  if (broken !== undefined) return wrong(broken, BROKEN);
  const ends = valuesOf(answer).map(approximationOf);
  const number = loneNumberIn(chains);
  if (number !== undefined) return judgeLoneNumber(number, answer, original, task);
  const verdicts = chains.map((chain) => leadsToEnd(chain, answer.symbol, ends, original));
  const missed = chains.find((_chain, index) => verdicts[index] === false);
  if (missed !== undefined) return wrong(missed, mistakenBound(missed.sides.at(-1), task));
  if (isSinglePoint(answer) && chains.some(({ symbol }) => symbol === answer.symbol)) return { kind: 'solved' };
  return verdicts.includes(true)
    ? { kind: 'right', praise: praiseOf(chains, answer, ends), remaining: undefined }
    : undefined;
};

/** „4”, and nothing else. */
const loneNumberIn = ([chain, ...others]: readonly SaidChain[]): SaidSide | undefined => {
  const [side, ...more] = chain?.sides ?? [];
  const isLone = others.length === 0 && more.length === 0 && chain?.symbol === undefined && chain?.label === '';
  return isLone && side?.exact !== undefined && asRational(side.exact) !== undefined ? side : undefined;
};

/** One number is the set where that has no other; else it may be its bound, or what the solution comes to before (D64). */
const judgeLoneNumber = (number: SaidSide, answer: SetAnswer, original: WorkedTask, task: FamilyTask): Verdict =>
  valuesOf(answer).some((end) => agrees(number, number.approximate, approximationOf(end)))
    ? ofBound(answer, original)
    : number.exact !== undefined && isSideOfLine(number.exact, original) && !isGivenIn(original, number)
      ? stoppedAt(mistakenBound(number, task))
      : { kind: 'wrong', step: latexOfSide(number), suspicion: mistakenBound(number, task) };

const ofBound = (answer: SetAnswer, { statement }: WorkedTask): Verdict => {
  if (isSinglePoint(answer)) return { kind: 'solved' };
  return isPunctured(answer)
    ? {
        kind: 'partial',
        praise: 'Tej liczby rzeczywiście nie ma w zbiorze.',
        missing: 'Czy tylko tej? Zapisz, dla jakich liczb warunek jest spełniony.',
      }
    : {
        kind: 'partial',
        praise: 'Ta liczba jest granicą.',
        missing: `${statement.includes('nierówność') ? 'Nierówność spełnia' : 'W zbiorze jest'} jednak wiele liczb. Które, i czy sama granica do nich należy?`,
      };
};

/** „x² ≤ 0” */
const isSinglePoint = ({ intervals: [only, ...others] }: SetAnswer): boolean =>
  others.length === 0 && only?.from !== undefined && only.to !== undefined && areEqual(only.from, only.to);

/** The misconception that leads to such an end of the set, in its words. */
const mistakenBound = (said: SaidSide | undefined, task: FamilyTask): string | undefined =>
  task
    .mistakes()
    .find(({ answers }) => numbersAmong(answers).some((end) => said?.exact !== undefined && areEqual(said.exact, end)))
    ?.says;

/** Everything but single numbers: a domain. */
const isPunctured = ({ intervals }: SetAnswer): boolean =>
  intervals.length > 1 &&
  intervals.every(({ to }, index) => {
    const next = intervals[index + 1]?.from;
    return to === undefined ? next === undefined : next !== undefined && areEqual(to, next);
  });

const EXCLUDED = 'Taki jest warunek. Dla jakich liczb nie jest on spełniony?';

/** „x² - 4 = 0”, before its solutions. */
const isUnsolved = ({ symbol, sides }: SaidChain): boolean =>
  symbol === undefined && sides.some(({ approximate }) => Number.isNaN(approximate));

const praiseOf = (chains: readonly SaidChain[], answer: SetAnswer, ends: readonly number[]): string => {
  if (isPunctured(answer)) return EXCLUDED;
  if (chains.every(isUnsolved)) return 'Rozwiązania tego równania są granicami zbioru.';
  if (chains.every(({ symbol }) => symbol !== undefined && symbol !== answer.symbol)) return ON_THE_WAY.praise;
  return ends.length > 1
    ? 'Pozostaje ustalić, które liczby spełniają nierówność: te między granicami czy te na zewnątrz.'
    : 'To jest granica. Po której jej stronie leżą liczby, które spełniają nierówność?';
};

/** Undefined where nothing can be said of it. */
const leadsToEnd = (
  { symbol, sides }: SaidChain,
  letter: string,
  ends: readonly number[],
  original: WorkedTask,
): boolean | undefined => {
  const last = sides.at(-1);
  if (last === undefined) return undefined;
  const isEnd = symbol === letter && ends.some((end) => agrees(last, last.approximate, end));
  if (isEnd || (symbol === letter && sides.length === 1)) return isEnd;
  if (symbol !== undefined) return isOutcome(last, original);
  if (sides.every(({ approximate }) => !Number.isNaN(approximate))) return isFound(last, original) ? true : undefined;
  return ends.some((end) => holdsAt(sides, letter, end)) ? true : undefined;
};
