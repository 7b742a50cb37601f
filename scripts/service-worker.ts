/** After the pages are built: each gets the name of the build, and `sw.js` keeps the shell and the pages that are the same for everybody. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { OPEN_PATHS, UNKNOWN_PATH } from '#domain/access/routes.rules.ts';
import { APP_PAGE, fileNameOf } from '#server/http/page-files.ts';
import { keptFiles, withBuild } from './service-worker/kept-files.ts';
import { ANY_PAGE, UNKNOWN_PAGE } from '../src/service-worker/requests.rules.ts';

/** Bytes that are fetched for later, behind the back of whoever may never come again. */
const MOST = 400_000;

const compressed = async (content: string | Buffer): Promise<number> =>
  (await promisify(brotliCompress)(content)).length;

const folder = process.argv[2] ?? 'dist';
const files = new Map<string, string>();
for (const name of (await readdir(join(folder, 'pages'))).toSorted())
  files.set(`pages/${name}`, await readFile(join(folder, 'pages', name), 'utf8'));

// The pages name all that a visit begins with by hash; what comes later is named by that.
const name = createHash('sha256')
  .update([...files.values()].join(''))
  .digest('hex')
  .slice(0, 16);
const pages = new Map([...files].map(([file, page]) => [file, withBuild(page, name)]));
await Promise.all([...pages].map(([file, page]) => writeFile(join(folder, file), page)));

const addresses = [
  ...OPEN_PATHS.map((path) => [path, fileNameOf(path)] as const),
  [UNKNOWN_PAGE, fileNameOf(UNKNOWN_PATH)] as const,
  [ANY_PAGE, APP_PAGE] as const,
];
const keptPages = addresses.map(([path, file]) => [path, pages.get(file) ?? ''] as const);
const kept = keptFiles(keptPages);
const contents = [
  ...keptPages.map(([, page]) => page),
  ...(await Promise.all(
    kept.filter(({ revision }) => revision === null).map(({ url }) => readFile(join(folder, url))),
  )),
];
const size = (await Promise.all(contents.map(compressed))).reduce((sum, length) => sum + length, 0);
if (size > MOST) throw new Error(`The shell that is kept has ${size} bytes, and not ${MOST} at most.`);

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    BUILD_NAME: JSON.stringify(name),
    KEPT_FILES: JSON.stringify(kept),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
