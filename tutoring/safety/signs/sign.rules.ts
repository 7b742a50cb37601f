import type { Sentence, WordMeaning } from '#tutoring/safety/message/words.reader.ts';

/** Words that stand near each other, in whatever order; of a list any one will do. */
export interface Sign {
  readonly all: readonly Slot[];
  /** How many words they may be spread over. */
  readonly within?: number;
  /** What nearby takes the sign back. */
  readonly unless?: readonly WordMeaning[];
}

type Slot = WordMeaning | readonly WordMeaning[];

export interface Span {
  readonly from: number;
  readonly to: number;
}

const WITHIN = 6;
const NEARBY = 4;

/** Where in a sentence one of the signs stands. */
export const spanOf = (signs: readonly Sign[], sentence: Sentence): Span | undefined => {
  for (const sign of signs) {
    const span = spanOfSign(sign, sentence);
    if (span !== undefined) return span;
  }
  return undefined;
};

const spanOfSign = ({ all, within = WITHIN, unless = [] }: Sign, sentence: Sentence): Span | undefined => {
  const rows: (readonly number[])[] = [];
  for (const slot of all) {
    const row = placesOf(slot, sentence);
    if (row.length === 0) return undefined;
    rows.push(row);
  }
  // Beginning with the rarest leaves the least to try.
  const [rarest = [], ...others] = rows.sort((one, other) => one.length - other.length);
  const spoilers = placesOf(unless, sentence);
  for (const place of rarest) {
    const taken = takenAround([place], others, within);
    if (taken === undefined || !isLegible(taken, sentence)) continue;
    const span = { from: Math.min(...taken), to: Math.max(...taken) };
    if (!spoilers.some((spoiler) => spoiler >= span.from - NEARBY && spoiler <= span.to + NEARBY)) return span;
  }
  return undefined;
};

/** The words that were taken, and one of each further row that is near enough and not taken yet. */
const takenAround = (
  taken: readonly number[],
  [row, ...rows]: readonly (readonly number[])[],
  within: number,
): readonly number[] | undefined => {
  if (row === undefined) return taken;
  const [from, to] = [Math.min(...taken), Math.max(...taken)];
  for (const place of row) {
    if (place >= from + within) return undefined;
    if (place <= to - within || taken.includes(place)) continue;
    const all = takenAround([...taken, place], rows, within);
    if (all !== undefined) return all;
  }
  return undefined;
};

/** One word of several may be mistyped; a single one would be guesswork. */
const isLegible = (taken: readonly number[], { words }: Sentence): boolean => {
  const mistyped = taken.filter((place) => words[place]?.isMistyped === true).length;
  return mistyped === 0 || (mistyped === 1 && taken.length > 1);
};

const placesOf = (slot: Slot, { places }: Sentence): readonly number[] => {
  if (typeof slot === 'string') return places.get(slot) ?? [];
  const found = slot.flatMap((meaning) => places.get(meaning) ?? []);
  return slot.length > 1 ? [...new Set(found)].sort((one, other) => one - other) : found;
};
