/** `npm test`: every check, one after the other, whatever fails; the last line counts them all. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { sumOf, tallyOfCheck, tallyOfPlaywright, tallyOfVitest, type Tally } from './test/tally.ts';

interface Check {
  readonly title: string;
  /** As one types it; npm knows where the packages' commands are. */
  readonly run: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly tally?: (hasSucceeded: boolean) => Tally;
}

const reports = mkdtempSync(join(tmpdir(), 'nauka-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

const CHECKS: readonly Check[] = [
  { title: 'format', run: 'prettier --check --log-level warn .' },
  { title: 'types', run: 'tsc -p .' },
  { title: 'lint', run: 'oxlint' },
  { title: 'unused code', run: 'knip --no-progress' },
  { title: 'unused code in production', run: 'node --import tsx scripts/parked.ts' },
  {
    title: 'unit, model, adapter, server and component tests',
    run: `vitest run --silent=passed-only --reporter=dot --reporter=json --outputFile.json=${vitestReport}`,
    tally: (hasSucceeded) => tallyOfVitest(read(vitestReport), hasSucceeded),
  },
  { title: 'statecharts are fresh', run: 'npm run --silent statecharts -- --check' },
  { title: 'production build', run: 'npm run --silent build' },
  {
    title: 'end-to-end tests in Chromium',
    run: 'playwright test --reporter=dot,json',
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    tally: (hasSucceeded) => tallyOfPlaywright(read(playwrightReport), hasSucceeded),
  },
];

/** A log is read as text: no colours where nobody watches. */
const plainOutput: NodeJS.ProcessEnv = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const succeeds = ({ run, environment }: Check): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(run, {
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...plainOutput, ...environment },
    });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });

const heading = (title: string): void => console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 76 - title.length))}`);

heading('Chromium');
const chromium = ensureChromium();
console.log(
  chromium ??
    'There is no Chromium and none could be installed: tests in the browser will fail. Set CHROMIUM_PATH, or install it (Debian: apt-get install chromium; else npx playwright install --with-deps chromium).',
);

const tallies: Tally[] = [];
for (const check of CHECKS) {
  heading(check.title);
  const startedAt = performance.now();
  const hasSucceeded = await succeeds(check);
  const tally = check.tally?.(hasSucceeded) ?? tallyOfCheck(hasSucceeded);
  tallies.push(tally);
  console.log(
    `${check.title}: ${tally.passed} passed, ${tally.failed} failed (${Math.round((performance.now() - startedAt) / 1_000)} s)`,
  );
}
rmSync(reports, { recursive: true });

const { passed, failed } = sumOf(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
