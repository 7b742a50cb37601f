/** `npm test`: every check, whatever fails; the last line counts them all. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { headed, runChecks, type Check } from './test/check.ts';
import { sumOf, tallyOfPlaywright, tallyOfVitest, type Tally } from './test/tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'nauka-test-'));
const vitestReport = join(reports, 'vitest.json');
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

const tallies: Tally[] = [];
for (const row of ROWS) tallies.push(...(await runChecks(row)));
rmSync(reports, { recursive: true });

const { passed, failed } = sumOf(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
