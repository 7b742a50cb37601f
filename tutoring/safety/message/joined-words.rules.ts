import { isKnown } from '#tutoring/safety/vocabulary/dictionary.ts';

const SHORTEST = 6;
const LONGEST = 60;
const LONGEST_PART = 16;
const SHORTEST_AVERAGE = 3;
const GLUE = new Set([
  'to',
  'na',
  'do',
  'po',
  'za',
  'od',
  'ze',
  'go',
  'mi',
  'ja',
  'bo',
  'i',
  'w',
  'z',
  'я',
  'в',
  'з',
  'на',
  'до',
]);

/** „niechcężyć” as „nie chcę żyć”; undefined when it is no row of words that are known. */
export const separated = (spelling: string): readonly string[] | undefined => {
  if (spelling.length < SHORTEST || spelling.length > LONGEST) return undefined;
  /** The fewest words that the beginning of each length falls into. */
  const rows: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= spelling.length; end += 1) {
    const candidates = Array.from({ length: Math.min(end, LONGEST_PART) }, (_, index) => {
      const part = spelling.slice(end - index - 1, end);
      const before = rows[end - index - 1];
      const isWord = GLUE.has(part) || (part.length > 1 && isKnown(part));
      return before !== undefined && isWord ? [...before, part] : undefined;
    }).filter((row) => row !== undefined);
    rows[end] = candidates.sort((one, other) => one.length - other.length)[0];
  }
  const row = rows[spelling.length];
  return row !== undefined && row.length > 1 && row.length * SHORTEST_AVERAGE <= spelling.length ? row : undefined;
};
