import { isPositive, isZero, rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { atomsOf, elementsOf, formulasOf } from './reaction.rules.ts';
import type { Reaction } from './reaction.types.ts';

/** In how many independent ways the atoms of both sides can be made equal; the coefficients, up to a common factor, where it is one. */
export type Balance =
  { readonly kind: 'none' } | { readonly kind: 'many' } | { readonly kind: 'one'; readonly ratio: readonly Rational[] };

/** By elimination from the system that says of each element that none of its atoms is lost. */
export const balanceOf = (reaction: Reaction): Balance => {
  const formulas = formulasOf(reaction);
  const rows = reduced(
    elementsOf(reaction).map((element) =>
      formulas.map((formula, place) => rational(atomsOf(element, formula) * (place < reaction.left.length ? 1 : -1))),
    ),
  );
  const pivots = rows.map((row) => row.findIndex((entry) => !isZero(entry)));
  const free = formulas.flatMap((_formula, place) => (pivots.includes(place) ? [] : [place]));
  const [only, ...others] = free;
  if (only === undefined) return { kind: 'none' };
  if (others.length > 0) return { kind: 'many' };
  const ratio = formulas.map((_formula, place) => {
    const row = rows[pivots.indexOf(place)];
    return row === undefined ? rational(1) : (row[only] ?? ZERO).neg();
  });
  return ratio.every(isPositive) ? { kind: 'one', ratio } : { kind: 'none' };
};

type Row = readonly Rational[];

/** The rows that are independent, each with 1 at a place where all others have 0. */
const reduced = (rows: readonly Row[]): readonly Row[] => {
  let done: readonly Row[] = [];
  let left = rows;
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const found = left.find((row) => !isZero(row[column] ?? ZERO));
    if (found === undefined) continue;
    const pivot = found.map((entry) => entry.div(found[column] ?? ZERO));
    const cleared = (row: Row): Row =>
      row.map((entry, place) => entry.sub((pivot[place] ?? ZERO).mul(row[column] ?? ZERO)));
    left = left.filter((row) => row !== found).map(cleared);
    done = [...done.map(cleared), pivot];
  }
  return done;
};
