import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export const FONTS_FOLDER = 'src/ui/design/fonts';

const LETTERS_OF_POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
/** Printable ASCII, and what Polish typography and school mathematics add to it. */
const SIGNS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}\u00a0\u00ad§°±¹²³·»«¼½¾×÷Óó–—‘’‚“”„…•‰′€−™©`;

/** The two files of Figtree by what a Polish page needs of each: its letters above U+00FF are in a file of their own. */
const EVERYDAY = { latin: SIGNS, 'latin-ext': LETTERS_OF_POLISH } as const;

export const EVERYDAY_CHARACTERS: ReadonlySet<string> = new Set(SIGNS + LETTERS_OF_POLISH);

const rangeOf = (characters: string): string =>
  [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((one, other) => one - other)
    .reduce<readonly (readonly [from: number, to: number])[]>((ranges, code) => {
      const last = ranges.at(-1);
      return last !== undefined && last[1] === code - 1
        ? [...ranges.slice(0, -1), [last[0], code]]
        : [...ranges, [code, code]];
    }, [])
    .map(([from, to]) => [from, to].map((code) => code.toString(16).toUpperCase().padStart(4, '0')))
    .map(([from, to]) => (from === to ? `U+${from}` : `U+${from}-${to}`))
    .join(', ');

const faceOf = (name: string, characters: string): string => `@font-face {
  font-family: 'Figtree Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 300 900;
  src: url('./${name}.woff2') format('woff2-variations');
  unicode-range: ${rangeOf(characters)};
}
`;

/** The files of `FONTS_FOLDER` by their names, as they are made from the installed font. */
export const everydayFonts = async (): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  for (const [part, characters] of Object.entries(EVERYDAY)) {
    const whole = require.resolve(`@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`);
    const font = await subsetFont(readFileSync(whole), characters, { targetFormat: 'woff2' });
    files.set(`everyday-${part}.woff2`, new Uint8Array(font));
  }
  const faces = Object.entries(EVERYDAY).map(([part, characters]) => faceOf(`everyday-${part}`, characters));
  const note = '/* Made by `npm run fonts`. Of faces that have a character, the last one counts. */\n';
  files.set('everyday.css', new TextEncoder().encode([note, ...faces].join('\n')));
  files.set('OFL.txt', readFileSync(require.resolve('@fontsource-variable/figtree/LICENSE')));
  return files;
};
