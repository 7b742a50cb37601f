import { expect, it } from 'vitest';
import { nextMoment } from '#tutoring/dialogue/thread.rules.ts';

/** Each of them nearly is a task that is read, and asks for something else. */
it.each([
  'NWD liczb 12, 18 i 1',
  'cena powiększona o 15% z 80',
  '80 jest większe o 25% od jakiej liczby',
  'wyłącz wspólny czynnik przed nawias: x(x+1) + 3x',
])('is no task that can be solved here: %s', (message) => {
  expect(nextMoment(undefined, message, 7, 'tutor').after).toBeUndefined();
});
