/** `npm run statecharts` writes docs/statecharts from the machines; with `-- --check` it only names what is stale. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { freshPages, PAGES_FOLDER, stalePages } from './statecharts/pages.ts';

const fresh = await freshPages();
const stale = stalePages(fresh);

if (process.argv.includes('--check')) {
  for (const file of stale) console.error(`stale: ${file} (run \`npm run statecharts\`)`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  mkdirSync(PAGES_FOLDER, { recursive: true });
  for (const file of stale) {
    const text = fresh.get(file);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    console.log(text === undefined ? `removed ${file}` : `wrote ${file}`);
  }
}
