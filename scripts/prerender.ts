/** After `vite build`: the page of the home address gets its content, every other address the page without it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { prerenderedPage } from './prerender/page.ts';

/** Those of Polish, upright: no text of the first paint is in another one. */
const FONT = /^figtree-latin(?:-ext)?-wght-normal-.*\.woff2$/;

/** By these the browser learns who is here; they would be found late, one after the other. */
const IDENTITY = /^firebase-connection-.*\.js$/;
const SETTINGS = '/config.json';

const folder = process.argv[2] ?? 'dist';
const vite = await createServer({
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { prerenderHome } = await vite.ssrLoadModule('/src/prerender.tsx');
const content: unknown = prerenderHome();
await vite.close();
if (typeof content !== 'string') throw new Error('The home page was not rendered to text.');

const page = await readFile(join(folder, 'index.html'), 'utf8');
const assets = await readdir(join(folder, 'assets'));
const assetsLike = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => `/assets/${name}`);
const prerendered = prerenderedPage(page, {
  content,
  fonts: assetsLike(FONT),
  modules: assetsLike(IDENTITY),
  calls: [SETTINGS],
});
await Promise.all([writeFile(join(folder, 'app.html'), page), writeFile(join(folder, 'index.html'), prerendered)]);
