import { expect, test } from 'vitest';
import { runsIn } from '#tutoring/reading/formula-runs.rules.ts';

test.each(['(', '=', '-', '±'])(
  'a message of nothing but “%s” is read to its end, which would hang if each sign looked at all the others',
  (sign) => {
    expect(runsIn(sign.repeat(200_000))).toEqual([]);
  },
);

test('what hangs at either end of a run falls away, and brackets that nobody closes with it', () => {
  expect(runsIn('= ((2 + 3) * 4 - (')).toEqual(['(2 + 3) * 4']);
});
