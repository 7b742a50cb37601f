import { describe, expect, it } from 'vitest';
import { judge } from '#tutoring/families/attempt.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { replyNotation } from '#tutoring/reading/reply.rules.ts';

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
  const found = taskIn(`Uporządkuj ${direction} liczby: ${ordered.toReversed().join('; ')}.`, 6);
  if (found.kind !== 'task') throw new Error(`${ordered.join('; ')} is not read`);

  // Decimals between commas, in the order of the task, are still taken for a step.
  it.each([' i ', ...(ordered.some((one) => one.includes(',')) ? [] : [', '])])(
    'only the right order is praised, with „%s” between',
    (joint) => {
      const taken = ordersOf(ordered).filter((order) =>
        ['solved', 'right'].includes(judge(replyNotation(order.join(joint)), found.worked, found.worked)?.kind ?? ''),
      );
      expect(taken).toEqual([ordered]);
    },
  );
});
