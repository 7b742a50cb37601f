import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runChecks, type Check } from '../../scripts/test/check.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(...line.split('\n')));
});
afterEach(() => vi.restoreAllMocks());

const timeless = (line: string): string => line.replace(/\(\d+ s\)$/, '(n s)').replace(/─+$/, '');

const FINE: Check = { title: 'fine', run: 'echo "$WORD"', environment: { WORD: 'said' } };
const BROKEN: Check = { title: 'broken', run: 'echo first; echo second >&2; exit 1' };

const reported = (hasSucceeded: boolean) => ({ passed: hasSucceeded ? 7 : 0, failed: 2 });

describe('the checks of `npm test`', () => {
  it('run side by side are each told whole under their heading, and a failure does not end the others', async () => {
    const tallies = await runChecks([FINE, BROKEN]);
    const said = lines.map(timeless);
    const ofBroken = said.slice(said.indexOf('── broken '), said.indexOf('── broken ') + 4);
    expect({ tallies, ofBroken, all: said.toSorted() }).toEqual({
      tallies: [
        { passed: 1, failed: 0 },
        { passed: 0, failed: 1 },
      ],
      ofBroken: ['── broken ', 'first', 'second', 'broken: 0 passed, 1 failed (n s)'],
      all: [
        '',
        '',
        'broken: 0 passed, 1 failed (n s)',
        'fine: 1 passed, 0 failed (n s)',
        'first',
        'said',
        'second',
        '── broken ',
        '── fine ',
      ],
    });
  });

  it('count by their own report where they have one', async () => {
    expect(await runChecks([{ ...FINE, run: 'true', tally: reported }])).toEqual([{ passed: 7, failed: 2 }]);
    expect(lines.map(timeless)).toEqual(['', '── fine ', 'fine: 7 passed, 2 failed (n s)']);
  });
});
