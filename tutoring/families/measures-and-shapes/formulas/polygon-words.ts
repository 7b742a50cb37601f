import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';

const WORDS: Readonly<Record<string, number>> = {
  trójkątny: 3,
  czworokątny: 4,
  pięciokątny: 5,
  sześciokątny: 6,
  siedmiokątny: 7,
  ośmiokątny: 8,
  dziewięciokątny: 9,
  dziesięciokątny: 10,
  dwunastokątny: 12,
};

const SIDES: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([word, sides]) =>
    [
      word,
      word.replace(/y$/, 'ego'),
      word.replace(/ny$/, ''),
      word.replace(/ny$/, 'a'),
      word.replace(/tny$/, 'cie'),
    ].map((form): [string, number] => [withoutMarks(form), sides]),
  ),
);

/** How many sides „sześciokątny” and „sześciokąt” have, said without marks; zero where the word names no polygon. */
export const polygonSides = (word: string): Rational => rational(SIDES.get(word) ?? 0);

/** „sześciokątny”; for a number that has no word here, the number. */
export const polygonWord = (sides: Rational): string =>
  Object.entries(WORDS).find(([, count]) => rational(count).equals(sides))?.[0] ?? `${sides.toString()}-kątny`;

/** Of more sides than a triangle has. */
export const MANY_SIDED = [4, 5, 6, 7, 8, 9, 10, 12] as const;

export const POLYGONS = [3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

/** „sześciokąta”. */
export const polygonGenitive = (word: string): string => word.replace(/ny$/, 'a');
