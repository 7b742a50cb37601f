/** By Pascal's triangle: only additions. */
export const binomialOf = (all: number, chosen: number): number => {
  let row = [1];
  for (let level = 0; level < all; level += 1) row = [1, ...row.map((value, index) => value + (row[index + 1] ?? 0))];
  return row[chosen] ?? 0;
};

/** How many whole numbers of a range fit, by going through all of them. */
export const howMany = (from: number, to: number, isFitting: (number: number) => boolean): number => {
  let count = 0;
  for (let number = from; number <= to; number += 1) if (isFitting(number)) count += 1;
  return count;
};

/** Words of so many places over so many signs, found by writing them out. */
export const wordsOver = (
  signs: readonly string[],
  length: number,
  isFitting: (word: readonly string[]) => boolean,
): number => {
  const grow = (word: readonly string[]): number =>
    word.length === length ? Number(isFitting(word)) : signs.reduce((sum, sign) => sum + grow([...word, sign]), 0);
  return grow([]);
};

/** Orders of so many things: a new thing may stand at each place among those before it. */
export const ordersOf = (things: number): number => {
  let orders = 1;
  for (let count = 2; count <= things; count += 1) {
    let sum = 0;
    for (let place = 0; place < count; place += 1) sum += orders;
    orders = sum;
  }
  return orders;
};

export const productOf = (numbers: readonly number[]): number => numbers.reduce((product, one) => product * one, 1);

export const descending = (from: number, count: number): readonly [number, ...number[]] => [
  from,
  ...Array.from({ length: count - 1 }, (_one, index) => from - index - 1),
];
