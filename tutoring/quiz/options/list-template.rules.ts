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

type Write = (value: Exact) => string | undefined;

const inStyle =
  (style: NumberStyle): Write =>
  (value) =>
    latexOfExact(value, style);

/** „179{,}40”: of what is no whole amount two decimals are written; undefined for more. */
const asMoney: Write = (value) => {
  const latex = latexOfExact(value, 'decimal');
  const decimals = /^-?\d+(?:\\,\d+)*(?:\{,\}(\d+))?$/.exec(latex)?.[1] ?? '';
  return decimals.length > 2 ? undefined : latex + '0'.repeat(decimals.length % 2);
};

const WAYS: readonly Write[] = [...(['decimal', 'fraction', 'mixed'] as const).map(inStyle), asMoney];
/** What stands before or behind a number that is a part of another, of an index, an exponent or a hidden zero. */
const JOINED_BEFORE = /(?:[\d_^{.]|\{,\}|-)$/;
const JOINED_AFTER = /^(?:\d|\{,\}|\\frac|\\sqrt)/;

/** Undefined where the values are not found in what is shown, one after the other. */
export const listTemplate = ({ shown, values, isOrdered }: NumbersAnswer): ListTemplate | undefined => {
  for (const write of WAYS) {
    const pieces = piecesOf(
      shown,
      values.map(({ value }) => write(value) ?? ''),
    );
    if (pieces !== undefined) return templateOf(pieces, write, isOrdered);
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

const templateOf = (pieces: readonly string[], writeOne: Write, isOrdered: boolean): ListTemplate => {
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
      const written = values.flatMap((value) => writeOne(value) ?? []);
      if (written.length < values.length) return undefined;
      if (values.length === pieces.length - 1)
        return pieces.map((piece, place) => piece + (written[place] ?? '')).join('');
      if (letter !== undefined && written.length === 1) return `${letter} = ${written.join('')}`;
      return isOpen && values.length > 0 ? first + written.join(separator) + last : undefined;
    },
  };
};
