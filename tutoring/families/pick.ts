import type { Pick } from './family.types.ts';

/** The same choices for the same seed: a task can be made again. */
export const createPick = (seed: number): Pick => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { int, oneOf: (items) => items[int(0, items.length - 1)] ?? items[0] };
};

export const shuffled = <Item>(items: readonly Item[], pick: Pick): readonly Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(pick.int(0, left.length - 1), 1));
};
