import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import type { FigureSource } from '#domain/learning/figure/figure-source.types.ts';
import { resultText } from '#tutoring/families/answer.rules.ts';
import type { Answer, Claim, FamilyStep, Interval, SetAnswer } from '#tutoring/families/family.types.ts';
import { whole } from '#tutoring/families/calculated.rules.ts';
import {
  approximationOf,
  areEqual,
  differenceOf,
  exact,
  productOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { latexOfExact } from '#tutoring/mathematics/latex.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { opposite, signLatex } from './relation-text.rules.ts';
import type { InequalitySign } from './relation.types.ts';

export const EVERYTHING: Interval = { from: undefined, isFromIn: false, to: undefined, isToIn: false };

export const setOf = (symbol: string, intervals: readonly Interval[]): SetAnswer => ({
  kind: 'set',
  symbol,
  intervals,
});

/** `x \in (-\infty;\ 2)` */
export const setLatex = (answer: Answer): string => resultText(answer).replaceAll('$', '');

/** What stands on the two sides when a number is put in. */
export type SidesAt = (value: Exact) => readonly [left: Exact, right: Exact];

export const compares = (left: Exact, sign: InequalitySign, right: Exact): boolean => {
  const [one, other] = [approximationOf(left), approximationOf(right)];
  // What is apart by more than a float may err needs no exact comparison, which costs far more.
  const isApart = !areClose(one, other);
  if (!isApart && areEqual(left, right)) return sign === '≤' || sign === '≥';
  const difference = isApart ? one - other : approximationOf(differenceOf(left, right));
  return sign === '<' || sign === '≤' ? difference < 0 : difference > 0;
};

export const isIn = (value: Exact, intervals: readonly Interval[]): boolean =>
  intervals.some(
    ({ from, isFromIn, to, isToIn }) =>
      (from === undefined || compares(value, isFromIn ? '≥' : '>', from)) &&
      (to === undefined || compares(value, isToIn ? '≤' : '<', to)),
  );

const HALF = exact(rational(1, 2));
const WHOLES = Array.from({ length: 21 }, (_one, index) => whole(index - 10));

/** The ends, a number between each two of them and on either side, and the whole numbers about zero. */
export const samplesOf = (intervals: readonly Interval[]): readonly Exact[] => {
  const ends = intervals
    .flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined))
    .toSorted((one, other) => approximationOf(one) - approximationOf(other));
  const [first, last] = [ends[0], ends.at(-1)];
  if (first === undefined || last === undefined) return WHOLES;
  const between = ends.slice(1).map((end, index) => productOf(sumOf(end, ends[index] ?? end), HALF));
  return [...ends, ...between, differenceOf(first, whole(1)), sumOf(last, whole(1)), ...WHOLES];
};

const HALVES = WHOLES.map((one) => sumOf(one, HALF));

/** Whether an inequality holds at the numbers of the set and nowhere else, as far as samples tell. */
export const isSolvedBy = (intervals: readonly Interval[], sign: InequalitySign, sidesAt: SidesAt): boolean =>
  [...samplesOf(intervals), ...HALVES].every((value) => {
    const [left, right] = sidesAt(value);
    return compares(left, sign, right) === isIn(value, intervals);
  });

/** A line of a solution holds where the set is, and its opposite elsewhere. */
export const claimsOfLine = (
  sides: readonly [string, string],
  sign: InequalitySign,
  unknown: string,
  intervals: readonly Interval[],
): readonly Claim[] => {
  const at = (isInside: boolean): readonly Readonly<Record<string, number>>[] =>
    samplesOf(intervals)
      .filter((value) => isIn(value, intervals) === isInside)
      .map((value) => ({ [unknown]: approximationOf(value) }));
  return [
    { sides, relation: sign, at: at(true) },
    { sides, relation: opposite(sign), at: at(false) },
  ];
};

export const writingTheSet = (answer: SetAnswer): FamilyStep => {
  const { symbol, intervals } = answer;
  const [only, ...more] = intervals;
  return {
    operation: 'interval',
    what: 'Zapisujemy zbiór rozwiązań',
    todo: 'zapisz zbiór rozwiązań za pomocą przedziałów i zastanów się, czy ich końce należą do zbioru',
    why:
      only === undefined
        ? `Żadna liczba $${symbol}$ nie spełnia nierówności, więc zbiór jest pusty.`
        : more.length === 0 && only.from === undefined && only.to === undefined
          ? `Nierówność spełnia każda liczba rzeczywista $${symbol}$.`
          : endsIn(intervals),
    shown: setLatex(answer),
    claims: [],
  };
};

/** One number of the set and one outside of it, put into the task. */
export const proofByPoints = (
  { symbol, intervals }: SetAnswer,
  sign: InequalitySign,
  sidesAt: SidesAt,
): string | undefined => {
  const candidates = WHOLES.concat(samplesOf(intervals)).toSorted(
    (one, other) => Math.abs(approximationOf(one)) - Math.abs(approximationOf(other)),
  );
  const ends = intervals.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined));
  const free = candidates.filter((value) => !ends.some((end) => areEqual(end, value)));
  return [true, false]
    .flatMap((isInside) => {
      const value = [...free, ...ends].find((one) => isIn(one, intervals) === isInside);
      if (value === undefined) return [];
      const [left, right] = sidesAt(value).map((side) => latexOfExact(side, 'fraction'));
      const shown = isInside ? sign : opposite(sign);
      return [
        `Dla $${symbol} = ${latexOfExact(value, 'fraction')}$, czyli liczby ${isInside ? 'ze zbioru' : 'spoza zbioru'}: $L = ${left ?? ''}$, $P = ${right ?? ''}$ i $${left ?? ''} ${signLatex(shown)} ${right ?? ''}$, więc nierówność ${isInside ? 'jest spełniona' : 'nie jest spełniona'}.`,
      ];
    })
    .join('\n\n');
};

const arePoints = (intervals: readonly Interval[]): boolean =>
  intervals.every(({ from, to }) => from && to && areEqual(from, to));

const endsIn = (intervals: readonly Interval[]): string => {
  if (arePoints(intervals)) return 'Nierówność dopuszcza równość, ale spełnia ją tylko ta jedna liczba.';
  const isClosed = intervals.some(({ isFromIn, isToIn }) => isFromIn || isToIn);
  const count = intervals.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined)).length;
  const reason = isClosed ? 'Nierówność dopuszcza równość' : 'Nierówność jest ostra';
  const not = isClosed ? '' : 'nie ';
  return count === 1
    ? `${reason}, więc liczba na końcu przedziału ${not}należy do zbioru.`
    : `${reason}, więc liczby na końcach ${not}należą do zbioru.`;
};

const MOST_SHOWN = 1000;

export const lineFigure = ({ intervals }: SetAnswer): FigureSource | undefined => {
  const ends = intervals.flatMap(({ from, to }) => [from, to].filter((end) => end !== undefined)).map(approximationOf);
  if (ends.length === 0 || ends.some((end) => Math.abs(end) > MOST_SHOWN)) return undefined;
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  const margin = Math.max(3, Math.ceil((greatest - least) / 3));
  const [from, to] = [Math.floor(least) - margin, Math.ceil(greatest) + margin];
  const step = Math.max(1, Math.ceil((to - from) / 20));
  if (arePoints(intervals))
    return { kind: 'number-line', from, to, step, points: ends.slice(0, 1).map((at) => ({ at })) };
  return {
    kind: 'number-line',
    from,
    to,
    step,
    intervals: intervals.map((interval) => ({
      from: interval.from === undefined ? null : approximationOf(interval.from),
      to: interval.to === undefined ? null : approximationOf(interval.to),
      fromOpen: !interval.isFromIn,
      toOpen: !interval.isToIn,
    })),
  };
};
