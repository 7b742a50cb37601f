import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVERYDAY_CHARACTERS, everydayFonts, FONTS_FOLDER } from '../../scripts/fonts/everyday-fonts.ts';

/** Latin-1 and the Latin letters after it, with the signs of typography: what the whole font has. */
const OF_THE_FONT = /[\u0020-\u024F\u2010-\u2044\u20AC\u2122\u2212]/u;
/** Of other languages, by way of example: whoever reads it fetches the whole font. */
const ELSEWHERE = new Set('ÄÖÜäöüßéèêñç');

describe('the everyday part of the font', () => {
  it('is what the installed font gives', async () => {
    for (const [name, content] of await everydayFonts())
      expect(Buffer.compare(readFileSync(join(FONTS_FOLDER, name)), content), `${name}: npm run fonts`).toBe(0);
  });

  it('has every character of what the product says', () => {
    const said = readdirSync('src/ui/texts', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    const missing = [...new Set(said.join(''))].filter(
      (character) => OF_THE_FONT.test(character) && !EVERYDAY_CHARACTERS.has(character) && !ELSEWHERE.has(character),
    );
    expect(missing).toEqual([]);
  });
});
