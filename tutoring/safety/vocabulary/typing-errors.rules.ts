import { spellingsOf } from './spelling.rules.ts';

/** Shorter words have too many neighbours for an error to be told from another word. */
const SHORTEST = 6;
const SHORTEST_SWAPPED = 5;
const LONGEST = 30;
/** One letter beside words of the dictionary, and yet words of their own that pupils use. */
const WORDS_OF_THEIR_OWN = new Set(
  [
    'powiesz powiększe powiększę powiedz powie prowadzi sklepie chciałby chciałaby umieram umierasz umierali wybije wybija',
    'zatłucze zatłuc zatłukę umiesz umiem umieć zmierzyć zmierzę mierzyć mierzę dobije zbiera zabiera zabierze doskonały',
    'punkty rozwiązuje potrzebne trójkąta przykłady godziny podstawić sprawdzić obliczyć wynosi',
  ].flatMap((words) => words.split(' ').flatMap(spellingsOf)),
);

/** The words of which a spelling is one error away: a letter too many, too few, another one, or two changed about. */
export type IntendedWords = (spelling: string, shortest?: number) => readonly string[];

export const intendedWordsAmong = (words: readonly string[]): IntendedWords => {
  const neighbours = new Map<string, Set<string>>();
  for (const word of words)
    shortened(word).forEach((key) => neighbours.set(key, (neighbours.get(key) ?? new Set()).add(word)));

  return (spelling, shortest = SHORTEST_SWAPPED) => {
    if (spelling.length < shortest || spelling.length > LONGEST || WORDS_OF_THEIR_OWN.has(spelling)) return [];
    const intended = new Set<string>();
    for (const key of shortened(spelling))
      for (const word of neighbours.get(key) ?? []) if (isOneErrorAway(spelling, word)) intended.add(word);
    return [...intended];
  };
};

/** Every way to leave one letter out, and the word itself. */
const shortened = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];

const isOneErrorAway = (one: string, other: string): boolean => {
  const start = [...one].findIndex((letter, index) => letter !== other[index]);
  const [restOfOne, restOfOther] =
    start === -1 ? ['', other.slice(one.length)] : [one.slice(start), other.slice(start)];
  const isSwapped =
    restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2);
  if (isSwapped || other.length < SHORTEST) return isSwapped;
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  );
};
