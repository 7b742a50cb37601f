import { describe, expect, it } from 'vitest';
import { sumOf, tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from '../../scripts/test/tally.ts';

const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) =>
  JSON.stringify({ numPassedTests, numFailedTests, testResults });
const playwright = (stats: object, errors: object[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('what `npm test` counts', () => {
  it('a check without tests of its own is one', () => {
    expect([tallyOfCheck(true), tallyOfCheck(false)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  it('the tests of Vitest', () => {
    expect(tallyOfVitest(vitest(12, 3), false)).toEqual({ passed: 12, failed: 3 });
  });

  it('a file that does not load is one failure, a file with failed tests none of its own', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(tallyOfVitest(vitest(1, 1, files), false)).toEqual({ passed: 1, failed: 2 });
  });

  it('a runner that fails without a failed test has failed once', () => {
    expect([tallyOfVitest(vitest(5, 0), false), tallyOfPlaywright(playwright({ expected: 5 }), false)]).toEqual([
      { passed: 5, failed: 1 },
      { passed: 5, failed: 1 },
    ]);
  });

  it('a runner that leaves no report, or nonsense, has failed once', () => {
    expect([
      tallyOfVitest(null, false),
      tallyOfVitest('{', true),
      tallyOfPlaywright(null, true),
      tallyOfPlaywright('{}', false),
    ]).toEqual(Array.from({ length: 4 }, () => ({ passed: 0, failed: 1 })));
  });

  it('a test of Playwright that passed only when it was repeated has failed, and so has an error outside of tests', () => {
    expect(tallyOfPlaywright(playwright({ expected: 7, unexpected: 1, flaky: 1 }, [{}]), false)).toEqual({
      passed: 7,
      failed: 3,
    });
  });

  it('the sum of all', () => {
    expect([
      sumOf([
        { passed: 2, failed: 0 },
        { passed: 40, failed: 1 },
      ]),
      sumOf([]),
    ]).toEqual([
      { passed: 42, failed: 1 },
      { passed: 0, failed: 0 },
    ]);
  });
});
