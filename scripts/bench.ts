/** `npm run bench`: what is measured, each against a peer in the same run; `-- start` measures that one only. */
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { photos } from './bench/photos.bench.ts';
import { start } from './bench/start.bench.ts';
import { richText } from './bench/rich-text.bench.ts';
import { CHROMIUM_ARGS, ensureChromium } from './chromium.ts';

const BENCHES = { start, 'rich-text': richText, photos };

const executablePath = ensureChromium();
if (executablePath === null) throw new Error('There is no Chromium. Set CHROMIUM_PATH.');
const build = spawnSync('npm run --silent build', { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
if (build.status !== 0) throw new Error('The production build failed.');

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
for (const [name, measure] of Object.entries(BENCHES))
  if (wanted.length === 0 || wanted.includes(name)) console.log(await measure(browser));
await browser.close();
