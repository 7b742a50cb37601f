/** Names what production does not use and scripts/parked/parked-code.ts does not list, and what stands in that list for nothing. */
import { execFileSync } from 'node:child_process';
import { PARKED } from './parked/parked-code.ts';
import { differences, unusedIn } from './parked/unused-code.ts';

const OPTIONS = ['--production', '--reporter', 'json', '--no-exit-code', '--no-progress', '--no-config-hints'];

const json = execFileSync(process.execPath, ['node_modules/knip/bin/knip.js', ...OPTIONS], { encoding: 'utf8' });
const found = differences(Object.values(PARKED).flat(), unusedIn(json));
for (const complaint of found) console.error(complaint);
process.exitCode = found.length > 0 ? 1 : 0;
