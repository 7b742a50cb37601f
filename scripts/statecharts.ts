/**
 * `npm run statecharts` writes docs/statecharts from the machines, and the book of them into docs/statecharts/site, which is not committed.
 * With `-- --check` it only names what is stale, and sees that the book can be made.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { SITE_FOLDER, staleFiles, writeSite } from './statecharts-book/site-folder.ts';
import { freshSite } from './statecharts-book/site.ts';
import { freshPages, PAGES_FOLDER, stalePages } from './statecharts/pages.ts';

const fresh = await freshPages();
const stale = stalePages(fresh);
const site = await freshSite([], fresh);

if (process.argv.includes('--check')) {
  const staleSite = existsSync(SITE_FOLDER)
    ? staleFiles(site, SITE_FOLDER).map((name) => `${SITE_FOLDER}/${name}`)
    : [];
  for (const file of [...stale, ...staleSite]) console.error(`stale: ${file} (run \`npm run statecharts\`)`);
  process.exitCode = stale.length + staleSite.length > 0 ? 1 : 0;
} else {
  mkdirSync(PAGES_FOLDER, { recursive: true });
  for (const file of stale) {
    const text = fresh.get(file);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    console.log(text === undefined ? `removed ${file}` : `wrote ${file}`);
  }
  const written = writeSite(site, SITE_FOLDER);
  console.log(`${SITE_FOLDER}/index.html: ${site.size} files, ${written} of them new`);
}
