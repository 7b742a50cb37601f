import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import type { Answer } from '#tutoring/families/family.types.ts';
import { unitOf } from '#tutoring/reading/units.ts';

/** „a 75%?”, „a jak siła 6 N”, „a gdyby trwał 2 godziny 10 minut”. What could be a guess needs the word. */
const ASKS = /^\s*(?:a|no a)\s+(co jak|co gdyby|jak(?:by)?|gdyby|gdy|jeśli|jesli|dla|co z)?\s*(.*?)\s*\??\s*$/iu;

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\/\d+)?`;
const QUANTITY = new RegExp(String.raw`${NUMBER}\s*(?:%|°C?|\p{L}{1,12}(?:\/\p{L}{1,3})?[²³23]?)?`, 'giu');
/** H₃PO₄ with plain figures: two capitals, or a capital and a figure. */
const FORMULA =
  /(?<![\p{L}\d])(?=[^\s]*[A-Z][a-z]?\d|[^\s]*[A-Z][a-z]?[A-Z(])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+(?![\p{L}\d])/gu;

/** The pupil's task with the one quantity exchanged that a question of this kind names. Undefined where it is no such question, or where it could mean two. */
export const variedTask = (message: string, told: string, answer: Answer | undefined): string | undefined => {
  const [, word, rest = ''] = ASKS.exec(message) ?? [];
  const isGuess = (text: string): boolean => word === undefined && unitIn(text) === unitFor(answer);
  return (
    exchanged(told, rest, FORMULA, () => 'formula') ??
    exchanged(told, rest, QUANTITY, (text) => (isGuess(text) ? undefined : kindOf(text)))
  );
};

const exchanged = (
  told: string,
  rest: string,
  pattern: RegExp,
  kind: (text: string) => string | undefined,
): string | undefined => {
  const [said, ...more] = joined(rest, pattern, kind);
  if (said === undefined || more.length > 0) return undefined;
  const [place, ...others] = joined(told, pattern, kind).filter((one) => one.kind === said.kind);
  if (place === undefined || others.length > 0) return undefined;
  return told.slice(0, place.from) + said.text + told.slice(place.from + place.text.length);
};

interface Piece {
  readonly text: string;
  readonly from: number;
  readonly kind: string;
}

/** „1 godzinę 50 minut” is one piece, „5 m i 6 m” are two. */
const joined = (text: string, pattern: RegExp, kind: (piece: string) => string | undefined): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const piece = found.trim();
    const own = kind(piece);
    if (own === undefined) continue;
    const before = pieces.at(-1);
    const between = before === undefined ? '' : text.slice(before.from + before.text.length, index);
    if (before?.kind === own && unitIn(before.text) !== unitIn(piece) && /^\s*(?:i\s+)?$/.test(between))
      pieces.splice(-1, 1, { ...before, text: text.slice(before.from, index + piece.length) });
    else pieces.push({ text: piece, from: index, kind: own });
  }
  return pieces;
};

const unitFor = (answer: Answer | undefined): string | undefined =>
  answer?.kind === 'number' ? answer.unit : undefined;

const unitIn = (piece: string): string | undefined =>
  / (?:@(\S+)|(%))\s*$/.exec(canonicalOf(piece))?.slice(1).find(Boolean);

/** Quantities of one dimension are exchanged for each other. */
const kindOf = (piece: string): string => {
  const unit = unitIn(piece);
  return unit === undefined ? 'number' : unitOf(unit).dimension;
};
