import { resultText, valuesOf } from '#tutoring/families/answer.rules.ts';
import type { Interval, Pick, SetAnswer } from '#tutoring/families/family.types.ts';
import { areSameSet } from '#tutoring/families/intervals.reader.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { areEqual, bySize, exact, negationOf, sumOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { Options } from './options.types.ts';
import { setMistakes } from './set-mistakes.texts.ts';
import { writtenOptions, type Candidate } from './written-options.rules.ts';

type Intervals = readonly Interval[];

/** A set among those with the ends that misconceptions lead to, that on the other side, and where it is asked that with the other brackets. */
export const optionsOfSet = (
  answer: SetAnswer,
  mistakes: readonly KnownMistake[],
  worked: WorkedTask,
  pick: Pick,
): Options | undefined => {
  const { intervals } = answer;
  const ends = distinct(valuesOf(answer));
  if (ends.length === 0) return undefined;
  const candidate = (value: Intervals | undefined, says?: string): readonly Candidate<Intervals>[] =>
    value === undefined ? [] : [{ value, text: resultText({ ...answer, intervals: value }), says }];
  const ofMistakes = mistakes.flatMap(({ answers, says }) =>
    candidate(
      withEnds(
        intervals,
        ends,
        answers.filter((one) => typeof one !== 'string'),
      ),
      says,
    ),
  );
  // Where a function rises, either bracket is right.
  const ofBrackets = worked.statement.includes('nierówność')
    ? candidate(otherBrackets(intervals), setMistakes.brackets)
    : [];
  const near = [
    ends.map(negationOf),
    ...ends.flatMap((end) =>
      [1, -1].map((by) => ends.map((one) => (areEqual(one, end) ? sumOf(one, exact(rational(by))) : one))),
    ),
  ];
  return writtenOptions(
    {
      worked,
      right: { value: intervals, text: resultText(answer) },
      candidates: [
        ...shuffled([...ofMistakes, ...candidate(complement(intervals), setMistakes.otherSide), ...ofBrackets], pick),
        ...shuffled(near, pick).flatMap((list) => candidate(withEnds(intervals, ends, list))),
      ],
      areSame: areSameSet,
    },
    pick,
  );
};

const distinct = (values: readonly Exact[]): readonly Exact[] =>
  values.filter((value, place) => !values.slice(0, place).some((one) => areEqual(one, value))).toSorted(bySize);

/** The set with other ends in the places of its own; undefined where they are not as many, or two of them are one. */
const withEnds = (intervals: Intervals, ends: readonly Exact[], others: readonly Exact[]): Intervals | undefined => {
  const placed = distinct(others);
  if (placed.length !== ends.length) return undefined;
  const moved = (end: Exact | undefined): Exact | undefined =>
    end === undefined ? undefined : placed[ends.findIndex((one) => areEqual(one, end))];
  return intervals.map((interval) => ({ ...interval, from: moved(interval.from), to: moved(interval.to) }));
};

/** What is left of all numbers, its ends as the set has its own: ⟨5; ∞) beside (−∞; 5⟩. Undefined where nothing or single numbers are left. */
const complement = (intervals: Intervals): Intervals | undefined => {
  const first = intervals[0];
  const last = intervals.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const gaps = intervals.slice(1).map((next, place): Interval => {
    const { to, isToIn } = intervals[place] ?? first;
    return { from: to, isFromIn: isToIn, to: next.from, isToIn: next.isFromIn };
  });
  const rest: Intervals = [
    ...(first.from === undefined ? [] : [{ from: undefined, isFromIn: false, to: first.from, isToIn: first.isFromIn }]),
    ...gaps,
    ...(last.to === undefined ? [] : [{ from: last.to, isFromIn: last.isToIn, to: undefined, isToIn: false }]),
  ];
  const isNarrow = rest.some(({ from, to }) => from !== undefined && to !== undefined && areEqual(from, to));
  return rest.length === 0 || isNarrow ? undefined : rest;
};

/** Undefined where the brackets of two intervals would meet. */
const otherBrackets = (intervals: Intervals): Intervals | undefined => {
  const isTouching = intervals
    .slice(1)
    .some(({ from }, place) => from !== undefined && areEqual(from, intervals[place]?.to ?? []));
  const isPoint = intervals.some(({ from, to }) => from !== undefined && to !== undefined && areEqual(from, to));
  if (isTouching || isPoint) return undefined;
  return intervals.map(({ from, isFromIn, to, isToIn }) => ({
    from,
    isFromIn: from !== undefined && !isFromIn,
    to,
    isToIn: to !== undefined && !isToIn,
  }));
};
