import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inOwnTurn } from '#server/shared/own-turn.ts';

test('of several long looks there is one in each turn of the event loop, in their order, and a failed one delays no other (D62)', async () => {
  let turns = 0;
  const looks = ['first', 'second', 'third'].map((name, place) =>
    inOwnTurn(() => {
      if (place === 1) throw new Error(name);
      return [name, turns];
    }),
  );
  const settled = Promise.allSettled(looks);
  for (; turns < 10; turns += 1) await turn();
  const places = (await settled).map((look) => (look.status === 'fulfilled' ? look.value : look.reason.message));
  expect(places).toEqual([['first', 1], 'second', ['third', 3]]);
});
