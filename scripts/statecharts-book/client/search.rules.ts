import type { BookPlace } from '../book.types.ts';

const plain = (text: string): string => text.toLocaleLowerCase('pl').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The places in which every word stands; those of a machine that is called so come first. */
export const found = (places: readonly BookPlace[], asked: string): readonly BookPlace[] => {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return places
    .filter(({ machine, words: text }) => isIn(`${machine} ${text}`))
    .toSorted((one, other) => Number(isIn(other.machine)) - Number(isIn(one.machine)));
};
