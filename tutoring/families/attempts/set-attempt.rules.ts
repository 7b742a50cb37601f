import { approximationOf, areEqual, type Exact } from '#tutoring/mathematics/exact.ts';
import { valuesOf } from '#tutoring/families/answer.rules.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { Interval, SetAnswer } from '#tutoring/families/family.types.ts';
import { areSameSet, readIntervals } from '#tutoring/families/intervals.reader.ts';
import type { FamilyTask, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { excludedIn } from './excluded-numbers.reader.ts';
import { readRelation, type SaidRelation } from '#tutoring/reading/relation.reader.ts';
import { numbersAmong } from './mistaken-results.rules.ts';
import { judgeBoundaries } from './boundary-attempt.rules.ts';

export const judgeSet = (
  message: string,
  answer: SetAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict | undefined => {
  const excluded = excludedIn(message);
  const [first] = excluded;
  if (first !== undefined)
    return excluded.some((set) => areSameSet(set, answer.intervals))
      ? { kind: 'solved' }
      : otherSet(first, answer, task);
  const relation = readRelation(message, answer.symbol);
  if (relation !== undefined) return judgeRelation(relation, message, answer, original, task);
  const said = readIntervals(message);
  if (said === undefined) return judgeBoundaries(message, answer, original, task);
  return areSameSet(said, answer.intervals) ? { kind: 'solved' } : otherSet(said, answer, task);
};

const judgeRelation = (
  relation: SaidRelation,
  message: string,
  answer: SetAnswer,
  original: WorkedTask,
  task: FamilyTask,
): Verdict => {
  const ends = valuesOf(answer);
  const isIn = (value: number): boolean => answer.intervals.some((interval) => isMember(value, interval));
  const values = trialValues(ends.map(approximationOf));
  if (values.every((value) => relation.holds(value) === isIn(value)))
    return relation.isSolved
      ? { kind: 'solved' }
      : { kind: 'right', praise: 'Ta nierówność mówi to samo, co nierówność z zadania.', remaining: undefined };
  const said = relation.isSolved ? readIntervals(message) : undefined;
  if (said !== undefined) return areSameSet(said, answer.intervals) ? WRONGLY_JOINED : otherSet(said, answer, task);
  const isCondition =
    /\||\\[lr]vert/.test(original.statement) && values.every((value) => !isIn(value) || relation.holds(value));
  return isCondition
    ? { kind: 'right', praise: 'To jeden z warunków, które muszą być spełnione.', remaining: undefined }
    : { kind: 'wrong', step: '', suspicion: undefined };
};

/** „x < 2 i x > 3”: no number is both. */
const WRONGLY_JOINED: Verdict = {
  kind: 'partial',
  praise: 'Obie nierówności są dobre.',
  missing: 'Czy jakaś liczba spełnia je obie naraz? Połącz je słowem, które mówi to, co trzeba.',
};

const otherSet = (said: readonly Interval[], answer: SetAnswer, task: FamilyTask): Verdict => {
  const ends = said.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined));
  const right = valuesOf(answer);
  const hasSameEnds = ends.length === right.length && ends.every((end) => right.some((value) => areEqual(value, end)));
  const mistake = hasSameEnds ? undefined : task.mistakes().find(({ answers }) => hasEnds(answers, ends));
  return {
    kind: 'wrong',
    step: '',
    suspicion:
      mistake?.says ??
      (hasSameEnds
        ? 'Końce przedziałów się zgadzają. Sprawdź kierunek nierówności i to, czy końce należą do zbioru.'
        : undefined),
  };
};

const hasEnds = (answers: readonly (Exact | string)[], ends: readonly Exact[]): boolean => {
  const values = numbersAmong(answers);
  return (
    values.length > 0 &&
    values.every((value) => ends.some((end) => areEqual(end, value))) &&
    ends.every((end) => values.some((value) => areEqual(end, value)))
  );
};

const isMember = (value: number, { from, isFromIn, to, isToIn }: Interval): boolean => {
  const [left, right] = [from, to].map((end) => end && approximationOf(end));
  return (
    (left === undefined || value > left || (value === left && isFromIn)) &&
    (right === undefined || value < right || (value === right && isToIn))
  );
};

const NEAR = [-7.3, -0.61, -0.01, 0, 0.01, 0.61, 7.3] as const;

/** The ends of the answer and around them, and numbers of every size. */
const trialValues = (ends: readonly number[]): readonly number[] => [
  ...ends.flatMap((end) => NEAR.map((step) => end + step)),
  ...Array.from({ length: 161 }, (_none, index) => (index - 80) * 0.517),
  -1013.7,
  997.3,
];
