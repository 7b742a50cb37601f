import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { woff2Only } from '../woff2-only.plugin.ts';

/** Far more than a font or a picture of the book weighs. */
const ANY_SIZE = 10_000_000;

/** The script and the style of every page, with the fonts in it: no page of a file may load a module or a font from another. */
export const assets = async (): Promise<ReadonlyMap<string, string>> => {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    css: { postcss: { plugins: [woff2Only] } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: ANY_SIZE,
      rolldownOptions: {
        input: { book: fileURLToPath(new URL('./client/book.entry.ts', import.meta.url)) },
        output: { format: 'iife', entryFileNames: '[name].js', assetFileNames: 'book[extname]' },
      },
    },
  });
  if (!('output' in result)) throw new Error('One build was asked for.');
  return new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)] as const),
  );
};
