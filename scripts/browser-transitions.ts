/**
 * Which transitions of the machines the end-to-end tests cause, from the report of their last run. After a whole run it
 * fails where a pupil's transition is not caused any more, or one is that no screen was thought to offer (`npm test`); with `--record` (`npm run transitions`) it takes
 * what some tests or all have caused into the record that the book shows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { UNCAUSED_TRANSITIONS } from '../tests/e2e/uncaused-transitions.ts';
import { UNOFFERED_TRANSITIONS } from '../tests/e2e/unoffered-transitions.ts';
import { verdictOn } from './browser-transitions/caused.ts';
import { readRecord, RECORD_FILE, recordText } from './browser-transitions/record.ts';
import { REPORT_FILE, runIn } from './browser-transitions/report.ts';
import { machinesIn } from './statecharts/machine-files.ts';

const machines = await machinesIn('src/domain');
const run = runIn(readFileSync(REPORT_FILE, 'utf8'));

if (process.argv.includes('--record')) {
  writeFileSync(RECORD_FILE, recordText(machines, readRecord(), run));
  console.log(`wrote ${RECORD_FILE}`);
} else {
  const caused = new Set([...run.values()].flatMap((keys) => [...keys]));
  const { count, lost, disproved, gained } = verdictOn(machines, caused, UNCAUSED_TRANSITIONS, UNOFFERED_TRANSITIONS);
  console.log(`transitions caused in a browser: ${count}`);
  if (lost.length > 0) console.log(['no test causes these any more:', ...lost].join('\n'));
  if (disproved.length > 0)
    console.log(['no screen was thought to offer these, so take them off that list:', ...disproved].join('\n'));
  if (gained.length > 0) console.log(['caused now, so record them and take them off the list:', ...gained].join('\n'));
  process.exitCode = lost.length + disproved.length > 0 ? 1 : 0;
}
