/** `npm run screens`: a picture of every screen that the end-to-end tests come to, in four sizes and two themes, and `screens/index.html`; small ones for the book of the machines. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { keepBookPictures } from './screens/book-pictures.ts';
import { contactSheet } from './screens/contact-sheet.ts';

const FOLDER = 'screens';

ensureChromium();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const run = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, SCREENS: FOLDER } }).status === 0;
const hasSucceeded = run('npm run --silent build') && run('playwright test');

const pictures = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.png'))
  .map((file) => ({ look: dirname(file), screen: basename(file, '.png') }));
writeFileSync(`${FOLDER}/index.html`, contactSheet(pictures));
console.log(
  `${FOLDER}/index.html: ${pictures.length} pictures${hasSucceeded ? '' : '; some tests failed, so that some may be missing'}`,
);
console.log(`${await keepBookPictures(FOLDER)} of them small, for the book of the machines`);
process.exitCode = hasSucceeded ? 0 : 1;
