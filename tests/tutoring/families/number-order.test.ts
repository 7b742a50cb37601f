import { describe, expect, it } from 'vitest';
import { suspicionOn, verdictOn } from './verdicts.ts';

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

describe('a wrong order', () => {
  it.each([
    ['rosnąco liczby: 0,7; 0,07; 0,77', '0,07; 0,77; 0,7', '$0{,}77$ i $0{,}7$'],
    ['malejąco liczby: 5/6; 1/2; 1/3; 2/3', 'mam 5/6, 1/2, 2/3, 1/3', '$\\frac{1}{2}$ i $\\frac{2}{3}$'],
    ['rosnąco liczby: -7; 0; -4; 1', '-7 < -4 < 1 < 0', '$1$ i $0$'],
    ['malejąco liczby: 5/6; 1/2; 1/3; 2/3', '5/6 > 1/2 > 2/3 > 1/3', '$\\frac{1}{2}$ i $\\frac{2}{3}$'],
  ])('of %s has two neighbours that stand wrong: „%s”', (task, reply, pair) => {
    expect(suspicionOn(`Uporządkuj ${task}.`, reply, 6)).toContain(pair);
  });

  it.each([
    ['rosnąco liczby: 0,7; 0,07; 0,77', '0,77; 0,7; 0,07', 'Kolejność jest odwrotna'],
    ['malejąco liczby: 5/6; 1/2; 1/3; 2/3', '1/3 < 1/2 < 2/3 < 5/6', 'Kolejność jest odwrotna'],
    ['rosnąco liczby: 0,7; 0,07; 0,77', '0,7; 0,07; 0,77', 'Cyfry po przecinku'],
  ])('of %s is named where a misconception makes it: „%s”', (task, reply, says) => {
    expect(suspicionOn(`Uporządkuj ${task}.`, reply, 6)).toContain(says);
  });
});
