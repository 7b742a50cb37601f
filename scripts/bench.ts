/** `npm run bench`: what is measured, each against a peer in the same run; `-- start` measures that one only. */
import { spawnSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import { attacks } from './bench/attacks.bench.ts';
import { hostile } from './bench/hostile.bench.ts';
import { photos } from './bench/photos.bench.ts';
import { start } from './bench/start.bench.ts';
import { richText } from './bench/rich-text.bench.ts';
import { typing } from './bench/typing.bench.ts';
import { teaching } from './bench/teaching.bench.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';

const IN_BROWSER: Readonly<Record<string, (browser: Browser) => Promise<string>>> = {
  start,
  'rich-text': richText,
  photos,
  hostile,
  typing,
};

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

if (isWanted('attacks')) console.log(await attacks());
if (isWanted('teaching')) console.log(teaching());

const measures = Object.entries(IN_BROWSER).filter(([name]) => isWanted(name));
if (measures.length > 0) {
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error('There is no Chromium. Set CHROMIUM_PATH.');
  const build = spawnSync('npm run --silent build', { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (build.status !== 0) throw new Error('The production build failed.');

  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  for (const [, measure] of measures) console.log(await measure(browser));
  await browser.close();
}
