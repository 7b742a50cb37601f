/** `npm run fonts` cuts out of the installed font what a Polish page needs of it, so that 18 kB stand before the first press and not 30; a test compares. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everydayFonts, FONTS_FOLDER } from './fonts/everyday-fonts.ts';

for (const [name, content] of await everydayFonts()) writeFileSync(join(FONTS_FOLDER, name), content);
