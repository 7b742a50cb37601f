/** Which transitions of the machines the end-to-end tests have caused: `node --import tsx scripts/browser-transitions.ts <Playwright's JSON report>`. */
import { readFileSync } from 'node:fs';
import { causedIn, causedInWords } from './browser-transitions/caused.ts';
import { machinesIn } from './statecharts/machine-files.ts';

const [, , file = ''] = process.argv;
console.log(causedInWords(await machinesIn('src/domain'), causedIn(readFileSync(file, 'utf8'))).join('\n'));
