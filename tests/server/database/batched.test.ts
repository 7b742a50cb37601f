import { expect, test } from 'vitest';
import { batched } from '#server/database/batched.ts';
import { gate } from '../../support/gate.ts';

/** A question that waits for its gate, and the keys that each round of it was asked for. */
const slowQuestion = () => {
  const rounds: string[][] = [];
  const ends = [gate(), gate()];
  const ask = batched(async (keys: readonly string[]) => {
    const end = ends[rounds.length];
    rounds.push([...keys]);
    await end?.isOpen;
    return (key) => key.toUpperCase();
  });
  return { ask, rounds, ends };
};

test('whoever asks while a question runs is part of the next one, which is one for all of them', async () => {
  const { ask, rounds, ends } = slowQuestion();
  const first = ask('a');
  const next = [ask('b'), ask('c'), ask('a')];
  for (const end of ends) end.open();
  expect(await Promise.all([first, ...next])).toEqual(['A', 'B', 'C', 'A']);
  expect(rounds).toEqual([['a'], ['b', 'c', 'a']]);
});

test('what is asked again is asked anew', async () => {
  const { ask, rounds, ends } = slowQuestion();
  for (const end of ends) end.open();
  expect([await ask('a'), await ask('a')]).toEqual(['A', 'A']);
  expect(rounds).toEqual([['a'], ['a']]);
});

test('a question that fails fails for those who wait for the next, and the one after that is asked again', async () => {
  const away = new Error('away');
  const failing = gate();
  let rounds = 0;
  const ask = batched(async (_keys: readonly string[]) => {
    rounds += 1;
    if (rounds > 1) return (key: string) => key;
    await failing.isOpen;
    throw away;
  });
  const asked = [ask('a'), ask('b')];
  failing.open();
  expect(await Promise.allSettled(asked)).toEqual([
    { status: 'rejected', reason: away },
    { status: 'rejected', reason: away },
  ]);
  expect([await ask('c'), rounds]).toEqual(['c', 2]);
});
