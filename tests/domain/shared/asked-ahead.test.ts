import { expect, it } from 'vitest';
import { askedAhead } from '#domain/shared/asked-ahead.ts';

const questions = () => {
  let asked = 0;
  return { ask: async () => (asked += 1), asked: () => asked };
};

it('is asked once when it was asked ahead, and its answer is taken once', async () => {
  const { ask } = questions();
  const plan = askedAhead(ask);
  plan.begin();
  expect([await plan.take(), await plan.take()]).toEqual([1, 2]);
});

it('is asked anew when it was begun anew: an older answer may be out of date', async () => {
  const { ask } = questions();
  const plan = askedAhead(ask);
  plan.begin();
  plan.begin();
  expect(await plan.take()).toEqual(2);
});

it('fails only for whoever takes the answer', async () => {
  const plan = askedAhead(() => Promise.reject(new Error('offline')));
  plan.begin();
  await new Promise((resolve) => setImmediate(resolve));
  await expect(plan.take()).rejects.toThrow('offline');
});
