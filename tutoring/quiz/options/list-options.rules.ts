import type { NumbersAnswer, Pick } from '#tutoring/families/family.types.ts';
import { shuffled } from '#tutoring/families/pick.ts';
import type { KnownMistake, WorkedTask } from '#tutoring/families/worked-task.types.ts';
import {
  approximationOf,
  areEqual,
  asRational,
  bySize,
  exact,
  negationOf,
  sumOf,
  type Exact,
} from '#tutoring/mathematics/exact.ts';
import { isInteger, rational } from '#tutoring/mathematics/rational.ts';
import { comesInPieces } from './near-values.rules.ts';
import { listTemplate, type ListTemplate } from './list-template.rules.ts';
import type { Options } from './options.types.ts';
import { writtenOptions, type Candidate } from './written-options.rules.ts';

type List = readonly Exact[];

/** A list among those that misconceptions lead to and others near it; undefined where they cannot be written as it is. */
export const optionsOfList = (
  answer: NumbersAnswer,
  mistakes: readonly KnownMistake[],
  worked: WorkedTask,
  pick: Pick,
): Options | undefined => {
  const template = listTemplate(answer);
  if (template === undefined) return undefined;
  const right = answer.values.map(({ value }) => value);
  const byMistake = mistakes.map(({ answers, says }) => ({
    list: answers.filter((one) => typeof one !== 'string'),
    says,
  }));
  const candidateOf = ({ list, says }: { readonly list: List; readonly says?: string }): readonly Candidate<List>[] => {
    const value = isAscending(right) && !answer.isOrdered ? list.toSorted(bySize) : list;
    const text = template.write(value);
    return text === undefined ? [] : [{ value, text: `$${text}$`, says }];
  };
  const plain = byMistake.filter(({ list }) => list.every((value) => isAsWhole(value, right)));
  const ugly = byMistake.filter((wrong) => !plain.includes(wrong));
  const near = nearLists(
    right,
    template,
    worked.statement,
    plain.flatMap(({ list }) => list),
  );
  const isAmount = answer.values.some(({ unit }) => unit !== undefined || comesInPieces(worked.statement, unit));
  return writtenOptions(
    {
      worked,
      right: { value: right, text: `$${answer.shown}$` },
      // At most one that is uglier than the right one, as among numbers; of amounts none.
      candidates: [
        ...plain,
        ...ugly.slice(0, isAmount ? 0 : 1),
        ...shuffled(near, pick).map((list) => ({ list })),
      ].flatMap(candidateOf),
      areSame: answer.isOrdered ? areSameInOrder : areSameInAnyOrder,
    },
    pick,
  );
};

const isAscending = (list: List): boolean =>
  list.every((value, place) => place === 0 || bySize(list[place - 1] ?? value, value) <= 0);

const isWhole = (value: Exact): boolean => {
  const plain = asRational(value);
  return plain !== undefined && isInteger(plain);
};

const isAsWhole = (value: Exact, right: List): boolean => isWhole(value) || !right.every(isWhole);

const areSameInOrder = (one: List, other: List): boolean =>
  one.length === other.length && one.every((value, place) => areEqual(value, other[place] ?? []));

const areSameInAnyOrder = (one: List, other: List): boolean =>
  areSameInOrder(one.toSorted(bySize), other.toSorted(bySize));

/** Whether one has to choose among numbers that are given, or to find how many there are. */
const isChosen = (statement: string): boolean => /Które|Wypisz/.test(statement);
const isSearched = (statement: string): boolean => /równanie|miejsca zerowe/.test(statement);

/** One value off by one, two changed against each other, with another sign, one too few or another one. None has a sign or a nought that the right one has not. */
const nearLists = (right: List, { isProduct }: ListTemplate, statement: string, others: List): readonly List[] => {
  const changed = (place: number, value: Exact): List => right.map((one, at) => (at === place ? value : one));
  const fewer = right.length > 1 ? right.map((_, place) => right.filter((_one, at) => at !== place)) : [];
  if (isProduct) return [...fewer, ...right.map((value) => [...right, value])];
  if (isChosen(statement)) {
    const strange = others.filter((value) => right.every((one) => !areEqual(one, value)));
    return [...fewer, ...right.flatMap((_, place) => strange.map((value) => changed(place, value)))];
  }
  const isSigned = [...right, ...others].some((value) => approximationOf(value) < 0);
  return [
    ...right.flatMap((value, place) => [ONE_MORE, ONE_LESS].map((by) => changed(place, sumOf(value, by)))),
    ...exchanges(right),
    ...(isSearched(statement) ? fewer : []),
    ...(isSigned ? [right.map(negationOf), ...right.map((value, place) => changed(place, negationOf(value)))] : []),
  ].filter(
    (list) =>
      isRepeated(list) === isRepeated(right) &&
      list.every((value) => isSigned || approximationOf(value) > 0 || right.some((one) => areEqual(one, value))),
  );
};

const ONE_MORE = exact(rational(1));
const ONE_LESS = exact(rational(-1));

/** Of two: the other order, and what is taken from one for the other. */
const exchanges = ([first, second, ...more]: List): readonly List[] =>
  first === undefined || second === undefined || more.length > 0
    ? []
    : [
        [second, first],
        [sumOf(first, ONE_MORE), sumOf(second, ONE_LESS)],
        [sumOf(first, ONE_LESS), sumOf(second, ONE_MORE)],
      ];

const isRepeated = (list: List): boolean =>
  list.some((value, place) => list.slice(0, place).some((one) => areEqual(one, value)));
