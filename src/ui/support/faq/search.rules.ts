/** A letter without its mark, small; a blank for a blank of any width. Always one character, so that places stay. */
const plainLetter = (letter: string): string => {
  const small = letter.toLowerCase();
  if (small === '\u0142') return 'l';
  const [base = letter] = small.normalize('NFD');
  return /\s/.test(base) || base.length !== letter.length ? ' '.repeat(letter.length) : base;
};

/** A text as it is compared: "\u0141\u0105cznie" and "lacznie" are one word. As long as the text. */
export const plain = (text: string): string => Array.from(text.normalize('NFC'), plainLetter).join('');

/** Endings by which the forms of a Polish word differ; the longest first. */
const ENDING = /(?:ami|ach|ego|emu|owi|ych|ymi|iem|om|ow|em|ie|ia|ej|[aeiouy])$/;

/** A word without its ending, so that one form of it finds the others; of a short word nothing is taken. */
const stem = (word: string): string => {
  const shorter = word.replace(ENDING, '');
  return shorter.length < 3 ? word : shorter;
};

/** What is looked for: beginnings of words. Words of one or two letters count only where there are no others. */
export const searchedWords = (query: string): readonly string[] => {
  const words = plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 2);
  return (long.length === 0 ? words : long).map(stem);
};

export interface FoundPiece {
  readonly text: string;
  readonly isFound: boolean;
}

/** The words of a text that begin with one of `words`; without words nothing is found. */
const foundRanges = (text: string, words: readonly string[]): readonly (readonly [from: number, to: number])[] =>
  words.length === 0
    ? []
    : [...plain(text).matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})[\\p{L}\\p{N}]*`, 'gu'))].map(
        ({ index, 0: word }) => [index, index + word.length] as const,
      );

/** How many of `words` begin a word of the text. */
export const countFound = (text: string, words: readonly string[]): number =>
  words.filter((word) => foundRanges(text, [word]).length > 0).length;

/** A text in pieces, so that what was found can be marked. */
export const foundPieces = (text: string, words: readonly string[]): readonly FoundPiece[] => {
  const composed = text.normalize('NFC');
  const ranges = foundRanges(composed, words);
  const starts = [0, ...ranges.map(([, to]) => to)];
  return starts
    .flatMap((start, index) => {
      const [from = composed.length, to = from] = ranges[index] ?? [];
      return [
        { text: composed.slice(start, from), isFound: false },
        { text: composed.slice(from, to), isFound: true },
      ];
    })
    .filter((piece) => piece.text !== '');
};
