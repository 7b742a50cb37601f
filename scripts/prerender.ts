/** After `vite build`: the page of the home address gets its content, every other address a page without; all have their styles inside. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createServer, createServerModuleRunner, type Manifest } from 'vite';
import { fileNameOf } from '#server/http/page-files.ts';
import { filesOf } from './prerender/manifest.ts';
import { prerenderedPage, withMoreStyles, withRequestsAhead, withStylesInside } from './prerender/page.ts';
import { wholePage } from './prerender/whole-page.ts';

/** Those of Polish, upright: no text of the first paint is in another one. */
const FONT = /^figtree-latin(?:-ext)?-wght-normal-.*\.woff2$/;

const ENTRY = 'index.html';

/** What is remembered of a pupil is read by it. Firebase is not asked for ahead: nobody waits for it before there is something to send. */
const MEMORY = 'src/composition/backend.module.ts';
const SETTINGS = '/config.json';

type Prerender = typeof import('../src/prerender.tsx');

const folder = process.argv[2] ?? 'dist';
const vite = await createServer({
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});

/** The sources that are run only when a part of the app is fetched. */
const sourcesOf = async (fetchIn: (prerender: Prerender) => Promise<void> | undefined): Promise<string[]> => {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const prerender: Prerender = await runner.import('/src/prerender.tsx');
  const { idToModuleMap } = runner.evaluatedModules;
  const before = new Set(idToModuleMap.keys());
  await fetchIn(prerender);
  const sources = [...idToModuleMap.keys()].filter((id) => !before.has(id)).map((id) => relative(process.cwd(), id));
  await runner.close();
  return sources.filter((source) => source in manifest);
};

const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const { fetchSections, prerenderHome, pageFetches }: Prerender = await runner.import('/src/prerender.tsx');
await fetchSections();
const content = wholePage('/', prerenderHome());
const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
const sources: (readonly [path: string, own: readonly string[]])[] = [];
// One after the other: each runner listens to the same server.
for (const { path } of pageFetches)
  sources.push([
    path,
    await sourcesOf((prerender) => prerender.pageFetches.find((page) => page.path === path)?.fetch()),
  ]);
/** The styles of what comes alive later: its HTML is painted before. */
const sectionStyles = filesOf(manifest, ENTRY, await sourcesOf((prerender) => prerender.fetchSections())).styles;
await runner.close();
await vite.close();

const built = await readFile(join(folder, ENTRY), 'utf8');
const styleSheets = await readdir(join(folder, 'assets'));
const styles = new Map<string, string>(
  await Promise.all(
    styleSheets
      .filter((name) => name.endsWith('.css'))
      .map(async (name): Promise<[string, string]> => [
        `/assets/${name}`,
        await readFile(join(folder, 'assets', name), 'utf8'),
      ]),
  ),
);
const styleOf = (href: string): string => styles.get(href) ?? '';
const page = withStylesInside(built, styleOf);
const home = withMoreStyles(page, sectionStyles.map(styleOf));
const fonts = styleSheets.filter((name) => FONT.test(name)).map((name) => `/assets/${name}`);
// Only the home page has text before its scripts have run.
const nothing = { fonts: [], modules: [], styles: [], calls: [SETTINGS] };

await mkdir(join(folder, 'pages'), { recursive: true });
await Promise.all([
  writeFile(join(folder, 'index.html'), prerenderedPage(withRequestsAhead(home, { ...nothing, fonts }), content)),
  writeFile(join(folder, 'app.html'), withRequestsAhead(page, nothing)),
  ...sources.map(([path, own]) =>
    writeFile(
      join(folder, fileNameOf(path)),
      withRequestsAhead(page, { ...nothing, ...filesOf(manifest, ENTRY, [...own, MEMORY]) }),
    ),
  ),
  rm(join(folder, '.vite'), { recursive: true }),
]);
