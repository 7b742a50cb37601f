import { expect, test } from 'vitest';
import { runsIn } from '#tutoring/reading/formula-runs.rules.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';

test.each(['(', '=', '-', '±'])('a message of nothing but “%s” takes no longer than its length', (sign) => {
  expect(cpuTimeOf(() => runsIn(sign.repeat(20_000)))).toBeLessThan(2_000);
});

test('what hangs at either end of a run falls away, and brackets that nobody closes with it', () => {
  expect(runsIn('= ((2 + 3) * 4 - (')).toEqual(['(2 + 3) * 4']);
});
