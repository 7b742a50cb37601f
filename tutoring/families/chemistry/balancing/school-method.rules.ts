import { greatestCommonDivisor, leastCommonMultiple } from '#tutoring/mathematics/rational.ts';
import { atomsOf, elementsOf, formulasOf } from './reaction.rules.ts';
import type { Reaction } from './reaction.types.ts';

/** One coefficient after the other; undefined for those that are not known yet. */
export type Coefficients = readonly (number | undefined)[];

/** A step of who balances an equation by hand. Substances are told by their places. */
export type Move =
  /** The element stands in one substance on each side, and neither has its coefficient yet. */
  | { readonly kind: 'pair'; readonly element: string; readonly places: readonly [number, number] }
  /** All coefficients so far are multiplied, for the next one to be whole. */
  | { readonly kind: 'multiply'; readonly element: string; readonly place: number; readonly by: number }
  /** Of all substances with the element one has no coefficient yet. */
  | { readonly kind: 'complete'; readonly element: string; readonly place: number };

export interface Moved {
  readonly move: Move;
  readonly before: Coefficients;
  readonly after: Coefficients;
}

/** Hydrogen and oxygen are in most substances: what is found for the others settles them. */
const LATE = ['H', 'O'] as const;

/** The elements in the order in which they are looked at. */
export const inSchoolOrder = (elements: readonly string[], late: readonly string[] = LATE): readonly string[] =>
  elements.toSorted((one, other) => late.indexOf(one) - late.indexOf(other));

/** From the first pair to the last coefficient, by the way with the fewest multiplications; undefined where counting alone does not lead to the end. */
export const schoolMethod = (reaction: Reaction, late?: readonly string[]): readonly Moved[] | undefined => {
  const elements = inSchoolOrder(elementsOf(reaction), late);
  const ways = elements.flatMap((element) => {
    const pair = pairOf(element, reaction);
    const way = pair && wayFrom(pair, elements, reaction);
    return way === undefined ? [] : [way];
  });
  return ways.toSorted((one, other) => multiplicationsIn(one) - multiplicationsIn(other))[0];
};

const multiplicationsIn = (way: readonly Moved[]): number => way.filter(({ move }) => move.kind === 'multiply').length;

const pairOf = (element: string, reaction: Reaction): Moved | undefined => {
  const formulas = formulasOf(reaction);
  const [left, right, ...more] = placesOf(element, formulas);
  if (left === undefined || right === undefined || more.length > 0) return undefined;
  const [ofLeft, ofRight] = [left, right].map((place) => BigInt(atomsOf(element, formulas[place] ?? '')));
  if (left >= reaction.left.length || right < reaction.left.length || !ofLeft || !ofRight) return undefined;
  const common = leastCommonMultiple(ofLeft, ofRight);
  const after = formulas.map((_formula, place) =>
    place === left ? Number(common / ofLeft) : place === right ? Number(common / ofRight) : undefined,
  );
  return { move: { kind: 'pair', element, places: [left, right] }, before: after.map(() => undefined), after };
};

const placesOf = (element: string, formulas: readonly string[]): readonly number[] =>
  formulas.flatMap((formula, place) => (atomsOf(element, formula) > 0 ? [place] : []));

const wayFrom = (first: Moved, elements: readonly string[], reaction: Reaction): readonly Moved[] | undefined => {
  const way = [first];
  for (let known = first.after; known.includes(undefined); known = way.at(-1)?.after ?? known) {
    const [next] = elements.flatMap((element) => completed(element, known, reaction));
    if (next === undefined) return undefined;
    way.push(...next);
  }
  return way;
};

/** The moves by which the only open place of an element is filled; none where it has several or where the others hold too many atoms already. */
const completed = (element: string, known: Coefficients, reaction: Reaction): readonly (readonly Moved[])[] => {
  const formulas = formulasOf(reaction);
  const [place, ...more] = placesOf(element, formulas).filter((one) => known[one] === undefined);
  if (place === undefined || more.length > 0) return [];
  const signOf = (one: number): number => (one < reaction.left.length ? 1 : -1);
  const surplus = formulas.reduce(
    (sum, formula, one) => sum + signOf(one) * (known[one] ?? 0) * atomsOf(element, formula),
    0,
  );
  const missing = -signOf(place) * surplus;
  const each = atomsOf(element, formulas[place] ?? '');
  if (missing <= 0) return [];
  const by = each / Number(greatestCommonDivisor(BigInt(missing), BigInt(each)));
  const multiplied = known.map((one) => (one === undefined ? undefined : one * by));
  const after = multiplied.map((one, at) => (at === place ? (missing * by) / each : one));
  return [
    [
      ...(by === 1
        ? []
        : [{ move: { kind: 'multiply', element, place, by } as const, before: known, after: multiplied }]),
      { move: { kind: 'complete', element, place }, before: multiplied, after },
    ],
  ];
};
