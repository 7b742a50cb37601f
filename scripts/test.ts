/** `npm test`: every check, whatever fails; the last line counts them all. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { headed, runChecks, type Check } from './test/check.ts';
import { findPostgres, startPrivatePostgres, type PrivatePostgres } from './test/private-postgres.ts';
import { sumOf, tallyOfPlaywright, tallyOfVitest, type Tally } from './test/tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'nauka-test-'));
const vitestReport = join(reports, 'vitest.json');
const postgresReport = join(reports, 'postgres.json');
const playwrightReport = join(reports, 'playwright.json');
const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** What stands in one row runs side by side, and a row begins when the one before has ended. */
const ROWS: readonly (readonly Check[])[] = [
  [
    { title: 'format', run: 'prettier --check --log-level warn .' },
    { title: 'types', run: 'tsc -p .' },
    { title: 'lint', run: 'oxlint' },
    { title: 'unused code', run: 'knip --no-progress' },
    { title: 'unused code in production', run: 'node --import tsx scripts/parked.ts' },
    { title: 'statecharts are fresh', run: 'npm run --silent statecharts -- --check' },
    { title: 'production build', run: 'npm run --silent build' },
  ],
  [
    {
      title: 'unit, model, adapter, server and component tests',
      run: `vitest run --silent=passed-only --reporter=dot --reporter=json --outputFile.json=${vitestReport}`,
      tally: (hasSucceeded) => tallyOfVitest(read(vitestReport), hasSucceeded),
    },
  ],
  [
    {
      title: 'end-to-end tests in Chromium',
      run: 'playwright test --reporter=dot,json',
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      tally: (hasSucceeded) => tallyOfPlaywright(read(playwrightReport), hasSucceeded),
    },
  ],
];

console.log(headed('Chromium'));
console.log(
  ensureChromium() ??
    'There is no Chromium and none could be installed: tests in the browser will fail. Set CHROMIUM_PATH, or install it (Debian: apt-get install chromium-headless-shell; else npx playwright install --with-deps chromium).',
);

/** Set, it would hold for every row: the embedded database has its turn as well. */
const { TEST_DATABASE_URL: named } = process.env;
delete process.env['TEST_DATABASE_URL'];

/** The one that is named, or a private one; null, and loudly so, where there is neither. */
const openPostgres = async (): Promise<PrivatePostgres | null> => {
  if (named !== undefined) return { url: named, stop: () => {} };
  try {
    const programs = findPostgres();
    if (programs !== null) return await startPrivatePostgres(programs);
  } catch (error) {
    console.log(String(error));
  }
  console.log(
    `${headed('PostgreSQL')}\nNOT TESTED: no PostgreSQL could be started, so the server was tested on the embedded database alone. Install one (Debian: apt-get install postgresql), or name it in TEST_DATABASE_URL.`,
  );
  return null;
};

/** The server's tests once more, on PostgreSQL. */
const runOnPostgres = async (): Promise<readonly Tally[]> => {
  const postgres = await openPostgres();
  if (postgres === null) return [];
  const tallied = await runChecks([
    {
      title: 'server tests on PostgreSQL',
      run: `vitest run --project server --silent=passed-only --reporter=dot --reporter=json --outputFile.json=${postgresReport}`,
      environment: { TEST_DATABASE_URL: postgres.url },
      tally: (hasSucceeded) => tallyOfVitest(read(postgresReport), hasSucceeded),
    },
  ]);
  postgres.stop();
  return tallied;
};

const tallies: Tally[] = [];
for (const row of ROWS) tallies.push(...(await runChecks(row)));
tallies.push(...(await runOnPostgres()));
rmSync(reports, { recursive: true });

const { passed, failed } = sumOf(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
