/** `npm test`: every check, whatever fails; the last line counts them all. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_FILE } from './browser-transitions/report.ts';
import { ensureChromium } from './chromium.ts';
import { headed, runChecks, type Check } from './test/check.ts';
import { ensurePostgres, startPrivatePostgres, type PrivatePostgres } from './test/private-postgres.ts';
import { sumOf, tallyOfPlaywright, tallyOfVitest, type Tally } from './test/tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'nauka-test-'));
// One that is left from an earlier run tells nothing of this one.
rmSync(REPORT_FILE, { force: true });
const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** They run side by side. */
const STATIC: readonly Check[] = [
  { title: 'format', run: 'prettier --check --log-level warn .' },
  { title: 'types', run: 'tsc -p .' },
  { title: 'lint', run: 'oxlint' },
  { title: 'unused code', run: 'knip --no-progress' },
  { title: 'unused code in production', run: 'node --import tsx scripts/parked.ts' },
  { title: 'statecharts are fresh', run: 'npm run --silent statecharts -- --check' },
  { title: 'production build', run: 'npm run --silent build' },
];

const vitest = (title: string, projects: string, environment: Readonly<Record<string, string>> = {}): Check => {
  const report = join(reports, `${title.replaceAll(' ', '-')}.json`);
  return {
    title,
    run: `vitest run --project '${projects}' --silent=passed-only --reporter=dot --reporter=json --outputFile.json=${report}`,
    environment,
    tally: (hasSucceeded) => tallyOfVitest(read(report), hasSucceeded),
  };
};

const IN_CHROMIUM: Check = {
  title: 'end-to-end tests in Chromium',
  run: 'playwright test',
  tally: (hasSucceeded) => tallyOfPlaywright(read(REPORT_FILE), hasSucceeded),
};

/** What the tests before it have attached to their report: none that a pupil can cause may be lost. */
const CAUSED: Check = {
  title: 'transitions caused in a browser',
  run: 'node --import tsx scripts/browser-transitions.ts',
};

console.log(headed('Chromium'));
console.log(
  ensureChromium() ??
    'There is no Chromium and none could be installed: tests in the browser will fail. Set CHROMIUM_PATH, or install it (Debian: apt-get install chromium-headless-shell; else npx playwright install --with-deps chromium).',
);

/** It is meant for the server's tests alone: the others, and those in the browser, are there for the embedded database. */
const { TEST_DATABASE_URL: named } = process.env;
delete process.env['TEST_DATABASE_URL'];

/** The one that is named, or a private one; null, and loudly so, where there is neither. */
const openPostgres = async (): Promise<PrivatePostgres | null> => {
  if (named !== undefined) return { url: named, stop: () => {} };
  try {
    const programs = ensurePostgres();
    if (programs !== null) return await startPrivatePostgres(programs);
  } catch (error) {
    console.log(String(error));
  }
  console.log(
    `${headed('PostgreSQL')}\nNOT TESTED: no PostgreSQL could be started, so the server is tested on the embedded database alone. Install one (Debian: apt-get install postgresql), or name it in TEST_DATABASE_URL.`,
  );
  return null;
};

const testServer = async (): Promise<readonly Tally[]> => {
  const postgres = await openPostgres();
  const tallied = await runChecks([
    postgres === null
      ? vitest('server tests', 'server')
      : vitest('server tests on PostgreSQL', 'server', { TEST_DATABASE_URL: postgres.url }),
  ]);
  postgres?.stop();
  return tallied;
};

const tallies: Tally[] = [
  ...(await runChecks(STATIC)),
  ...(await runChecks([vitest('unit, model, adapter and component tests', '!server')])),
  ...(await testServer()),
  ...(await runChecks([IN_CHROMIUM])),
  ...(await runChecks([CAUSED])),
];
rmSync(reports, { recursive: true });

const { passed, failed } = sumOf(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
