import { COUNTED_THINGS } from '#ui/texts/learning.pl.ts';

/** A part of what a pupil typed. All of it is there, in its order: what is seen may differ, what is copied does not. */
export type Piece =
  | { readonly kind: 'plain'; readonly typed: string }
  /** Typed one way, seen another; an empty one is not seen at all. */
  | { readonly kind: 'sign'; readonly typed: string; readonly shown: string }
  | { readonly kind: 'raised' | 'rooted'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'fraction'; readonly over: string; readonly under: string }
  | { readonly kind: 'formula'; readonly typed: string; readonly isDisplay: boolean };

const SIGNS: Readonly<Record<string, string>> = { '*': '·', '<=': '≤', '>=': '≥', '!=': '≠' };

/** Numbers after these are those of a page or of a task, not fractions. */
const COUNTED = String.raw`(?<!(?<!\p{L})(?:${COUNTED_THINGS.join('|')})\.?\s?)`;
const EXPONENT = String.raw`-?\d{1,4}(?![\d^]|[.,]\d)|\p{L}(?![\p{L}\d^])|\([^()^\n]{1,12}\)|\{[^{}^\n]{1,12}\}`;
const NOT_AFTER_POWER = String.raw`(?<!\^-?\d{1,4}|\^\p{L}|\^[({][^(){}^\n]{1,12}[)}])`;
const FACTOR_BEFORE = String.raw`(?<=(?:\d|[)\]]|(?<!\p{L})\p{L}) ?)`;
const FACTOR_AFTER = String.raw`(?= ?(?:\d|[([√]|\p{L}(?!\p{L})))`;

const NOTATION = new RegExp(
  [
    String.raw`(?<=[\p{L}\d)\]])${NOT_AFTER_POWER}\^(?<exponent>${EXPONENT})`,
    String.raw`(?<![\p{L}\d/.,^_\\:])${COUNTED}(?<over>\d{1,6})/(?<under>[1-9]\d{0,5})(?![\d/\p{L}^%]|[.,]\d)`,
    String.raw`(?<![\p{L}\d])(?<sqrt>sqrt|√)\((?<radicand>[^()\n]{1,40})\)`,
    String.raw`${FACTOR_BEFORE}(?<times>\*)${FACTOR_AFTER}`,
    String.raw`(?<=[\p{L}\d)\]] ?)(?<comparison><=|>=|!=)(?= ?[\p{L}\d([√-])`,
  ].join('|'),
  'gu',
);

/** Only up to this length a text is looked through; a message is shorter. */
const LONGEST = 4_000;

const plain = (typed: string): readonly Piece[] => (typed === '' ? [] : [{ kind: 'plain', typed }]);
const sign = (typed: string, shown = ''): Piece => ({ kind: 'sign', typed, shown });

const powerOf = (exponent: string): readonly Piece[] => {
  const isBracketed = /^[({]/.test(exponent);
  const inner = isBracketed ? exponent.slice(1, -1) : exponent;
  const [open, close] = isBracketed ? [exponent.slice(0, 1), exponent.slice(-1)] : ['', ''];
  return [sign(`^${open}`), { kind: 'raised', pieces: plain(inner) }, ...(close === '' ? [] : [sign(close)])];
};

const piecesOf = ({ 0: typed, groups = {} }: RegExpMatchArray): readonly Piece[] => {
  const { exponent, over, under, sqrt, radicand, times, comparison } = groups;
  if (exponent !== undefined) return powerOf(exponent);
  if (over !== undefined && under !== undefined) return [{ kind: 'fraction', over, under }];
  if (sqrt !== undefined && radicand !== undefined)
    return [sign(`${sqrt}(`, '√'), { kind: 'rooted', pieces: notationIn(radicand) }, sign(')')];
  const known = times ?? comparison;
  return known === undefined ? plain(typed) : [sign(known, SIGNS[known])];
};

/** Powers, fractions of numbers, roots, products and comparisons within typed words; everything else stays plain. */
export const notationIn = (text: string): readonly Piece[] => {
  if (text.length > LONGEST) return plain(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(NOTATION)) {
    pieces.push(...plain(text.slice(end, match.index)), ...piecesOf(match));
    end = match.index + match[0].length;
  }
  return [...pieces, ...plain(text.slice(end))];
};

const RAISED = Object.fromEntries(
  [...'0123456789+-n'].map((letter, index) => [letter, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'][index] ?? '']),
);

const readable = (piece: Piece): string => {
  switch (piece.kind) {
    case 'plain':
    case 'formula':
      return piece.typed;
    case 'sign':
      return piece.shown;
    case 'fraction':
      return `${piece.over}/${piece.under}`;
    case 'rooted':
      return `(${piece.pieces.map(readable).join('')})`;
    case 'raised': {
      const inner = piece.pieces.map(readable).join('');
      return [...inner].every((letter) => letter in RAISED)
        ? [...inner].map((letter) => RAISED[letter]).join('')
        : `^(${inner})`;
    }
  }
};

/** A short text in one line that anybody can read, x² instead of x^2; its dollars are gone. */
export const readableNotation = (text: string): string =>
  notationIn(text.replaceAll(/\$([^$]+)\$/g, '$1'))
    .map(readable)
    .join('');
