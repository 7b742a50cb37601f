import { areEqual } from '#tutoring/mathematics/exact.ts';
import type { SaidSide } from '#tutoring/reading/said.reader.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';
import { latexOfSide, mistakeOf } from './said-verdicts.rules.ts';

/** „0,07; 0,77; 0,7”: all the numbers, of which two neighbours stand wrong. Undefined where the order is right, or is not by size. */
export const judgePlaces = (
  sides: readonly SaidSide[],
  { values, isSorted }: NumbersAnswer,
  task: FamilyTask,
): Verdict | undefined => {
  const places = sides.map(({ exact }) =>
    exact === undefined ? -1 : values.findIndex(({ value }) => areEqual(value, exact)),
  );
  if (isSorted !== true || new Set(places).size !== values.length || places.includes(-1)) return undefined;
  const misplaced = pairsOf(sides).find((_pair, index) => (places[index] ?? 0) > (places[index + 1] ?? 0));
  if (misplaced === undefined) return undefined;
  const pair = `Porównaj liczby ${saidPair(misplaced)}, które stoją u Ciebie obok siebie: która z nich powinna być wcześniej?`;
  const mistake = mistakeOf(sides, task);
  return mistake?.kind === 'wrong' ? { ...mistake, step: '' } : { kind: 'wrong', step: '', suspicion: pair };
};

export const pairsOf = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((item, index) => {
    const next = items[index + 1];
    return next === undefined ? [] : [[item, next] as const];
  });

export const saidPair = ([one, other]: readonly [SaidSide, SaidSide]): string =>
  `$${latexOfSide(one)}$ i $${latexOfSide(other)}$`;
