/** `node --import tsx scripts/statecharts-book.ts <folder> [machine…]` writes the book of some machines, or of all, into a folder. */
import { SITE_FOLDER, writeSite } from './statecharts-book/site-folder.ts';
import { freshSite } from './statecharts-book/site.ts';

const [folder = SITE_FOLDER, ...names] = process.argv.slice(2);
writeSite(await freshSite(names), folder);
