import { z } from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });

/** A runner that fails without a failed test (a file that does not load, an error outside of tests) has failed once. */
const withExit = (tally: Tally, hasSucceeded: boolean): Tally =>
  !hasSucceeded && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

/** What a check without tests of its own counts. */
export const tallyOfCheck = (hasSucceeded: boolean): Tally =>
  hasSucceeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const json = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** From Vitest's JSON report; a file that could not be loaded counts as one failure, a missing report as well. */
export const tallyOfVitest = (report: string | null, hasSucceeded: boolean): Tally => {
  const { data } = vitestReport.safeParse(json(report));
  if (data === undefined) return tallyOfCheck(false);
  const unloaded = data.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return withExit({ passed: data.numPassedTests, failed: data.numFailedTests + unloaded }, hasSucceeded);
};

/** From Playwright's JSON report; a test that passed only when it was repeated has failed. */
export const tallyOfPlaywright = (report: string | null, hasSucceeded: boolean): Tally => {
  const { data } = playwrightReport.safeParse(json(report));
  if (data === undefined) return tallyOfCheck(false);
  const { expected, unexpected, flaky } = data.stats;
  return withExit({ passed: expected, failed: unexpected + flaky + data.errors.length }, hasSucceeded);
};
