import type { NumbersAnswer } from '#tutoring/families/family.types.ts';
import type { Exact } from '#tutoring/mathematics/exact.ts';
import { latexOfExact, type NumberStyle } from '#tutoring/mathematics/latex.ts';

/** How a list of numbers is written, with other numbers in it: „(0; 8)”, „x₁ = 2, x₂ = 3”, „2 · 5 · 5”. */
export interface ListTemplate {
  /** Undefined for a number of values that cannot be written so. */
  readonly write: (values: readonly Exact[]) => string | undefined;
  /** Whether it is „2 · 5 · 5”. */
  readonly isProduct: boolean;
}

const STYLES: readonly NumberStyle[] = ['decimal', 'fraction', 'mixed'];
/** What stands before or behind a number that is a part of another, of an index, an exponent or a hidden zero. */
const JOINED_BEFORE = /(?:[\d_^{.]|\{,\}|-)$/;
const JOINED_AFTER = /^(?:\d|\{,\}|\\frac|\\sqrt)/;

/** Undefined where the values are not found in what is shown, one after the other. */
export const listTemplate = ({ shown, values, isOrdered }: NumbersAnswer): ListTemplate | undefined => {
  for (const style of STYLES) {
    const pieces = piecesOf(
      shown,
      values.map(({ value }) => latexOfExact(value, style)),
    );
    if (pieces !== undefined) return templateOf(pieces, style, isOrdered);
  }
  return undefined;
};

/** What stands before, between and behind the values. */
const piecesOf = (shown: string, values: readonly string[]): readonly string[] | undefined => {
  const pieces: string[] = [];
  let from = 0;
  for (const value of values) {
    const at = placeOf(value, shown, from);
    if (at === undefined) return undefined;
    pieces.push(shown.slice(from, at));
    from = at + value.length;
  }
  return [...pieces, shown.slice(from)];
};

const placeOf = (value: string, shown: string, from: number): number | undefined => {
  for (let at = shown.indexOf(value, from); at >= 0; at = shown.indexOf(value, at + 1))
    if (!JOINED_BEFORE.test(shown.slice(0, at)) && !JOINED_AFTER.test(shown.slice(at + value.length))) return at;
  return undefined;
};

const templateOf = (pieces: readonly string[], style: NumberStyle, isOrdered: boolean): ListTemplate => {
  const [first = '', ...others] = pieces;
  const between = others.slice(0, -1);
  const last = others.at(-1) ?? '';
  const separator = between[0];
  const isOpen =
    !isOrdered && separator !== undefined && !separator.includes('_') && between.every((piece) => piece === separator);
  // „x = 3”, where one of two roots was lost.
  const letter = /^([a-z])_1 = $/.exec(first)?.[1];
  return {
    isProduct: isOpen && separator.includes('\\cdot'),
    write: (values) => {
      const written = values.map((value) => latexOfExact(value, style));
      if (values.length === pieces.length - 1)
        return pieces.map((piece, place) => piece + (written[place] ?? '')).join('');
      if (letter !== undefined && written.length === 1) return `${letter} = ${written.join('')}`;
      return isOpen && values.length > 0 ? first + written.join(separator) + last : undefined;
    },
  };
};
