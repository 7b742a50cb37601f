import { describe, expect, it } from 'vitest';
import { verdictOn } from './verdicts.ts';

const ordersOf = (items: readonly string[]): readonly (readonly string[])[] =>
  items.length < 2
    ? [items]
    : items.flatMap((one) => ordersOf(items.filter((other) => other !== one)).map((others) => [one, ...others]));

describe.each([
  ['rosnąco', ['0,07', '0,7', '0,77']],
  ['malejąco', ['0,5', '0,45', '0,405', '0,05']],
  ['malejąco', ['5/6', '1/2', '1/3']],
  ['rosnąco', ['5/12', '2/3', '3/4']],
  ['rosnąco', ['-7', '-4', '0', '1']],
  ['malejąco', ['2', '-3', '-8', '-11']],
] as const)('of %s %s', (direction, ordered) => {
  const task = `Uporządkuj ${direction} liczby: ${ordered.toReversed().join('; ')}.`;

  it.each([' i ', ', '])('only the right order is praised, with „%s” between', (joint) => {
    const praised = ordersOf(ordered).filter((order) =>
      ['solved', 'right'].includes(verdictOn(task, order.join(joint), 6)?.kind ?? ''),
    );
    expect(praised).toEqual([ordered]);
  });
});
