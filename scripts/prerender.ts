/** After `vite build`: pages that are the same for everybody get their content, all get their head and have their styles inside. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { OPEN_PATHS } from '#domain/access/routes.rules.ts';
import { APP_PAGE, fileNameOf, ROBOTS, SITE_MAP } from '#server/http/page-files.ts';
import { FAQ } from '#ui/texts/faq.pl.ts';
import { headOf, headOfApp, withHead } from './prerender/head.ts';
import { filesOf } from './prerender/manifest.ts';
import {
  earlyPage,
  prerenderedPage,
  withScriptsAtOnce,
  withMoreStylesInside,
  withRequestsAhead,
  withStylesInside,
} from './prerender/page.ts';
import { renderPages, type RenderedPage } from './prerender/render.ts';
import { robots, siteMap } from './prerender/site-map.ts';
import { faqData, homeData, type StructuredData } from './prerender/structured-data.ts';

/** Those of Polish, upright: no text of the first paint is in another one. */
const FONT = /^everyday-latin(?:-ext)?-.*\.woff2$/;

const ENTRY = 'index.html';
/** The entry asks for it in a task of its own. */
const RENDERER = 'node_modules/react-dom/client.js';

/** What is remembered of a pupil is read by it. Firebase is not asked for ahead: nobody waits for it before there is something to send. */
const MEMORY = 'src/composition/backend.module.ts';
const SETTINGS = '/config.json';

const EARLY_SCRIPT = 'src/ui/learning/assistant/early/early.js';

const DATA: Readonly<Record<string, readonly StructuredData[]>> = { '/': homeData(), '/faq': [faqData(FAQ)] };

const folder = process.argv[2] ?? 'dist';
const pages = await renderPages();

const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
const built = await readFile(join(folder, ENTRY), 'utf8');
const assets = await readdir(join(folder, 'assets'));
const styles: ReadonlyMap<string, string> = new Map(
  await Promise.all(
    assets
      .filter((name) => name.endsWith('.css'))
      .map(async (name) => [`/assets/${name}`, await readFile(join(folder, 'assets', name), 'utf8')] as const),
  ),
);
const styleOf = (href: string): string => styles.get(href) ?? '';
const fonts = assets.filter((name) => FONT.test(name)).map((name) => `/assets/${name}`);
const start = withScriptsAtOnce(withStylesInside(built, styleOf));
const renderer = filesOf(manifest, ENTRY, [RENDERER]).modules;
const earlyScript = await readFile(EARLY_SCRIPT, 'utf8');
const nothing = { fonts: [], modules: renderer, styles: [], calls: [SETTINGS] };

const pageOf = ({ path, content, early, sources }: RenderedPage): string => {
  const own = sources.filter((source) => source in manifest);
  const headed = withHead(start, headOf(path, DATA[path]));
  const files = filesOf(manifest, ENTRY, [RENDERER, ...own, ...(content === null ? [MEMORY] : [])]);
  const { modules, styles: hrefs } = files;
  if (content === null && early === null) return withRequestsAhead(headed, { ...nothing, ...files });
  // Nobody waits for what comes with the home page as chunks of its own: it is read before.
  const ahead = { ...nothing, fonts, modules: path === '/' ? renderer : modules };
  const painted = withRequestsAhead(withMoreStylesInside(headed, hrefs, styleOf), ahead);
  return early === null ? prerenderedPage(painted, path, content ?? '') : earlyPage(painted, early, earlyScript);
};

await mkdir(join(folder, 'pages'), { recursive: true });
await Promise.all([
  ...pages.map((page) => writeFile(join(folder, fileNameOf(page.path)), pageOf(page))),
  writeFile(join(folder, APP_PAGE), withRequestsAhead(withHead(start, headOfApp()), nothing)),
  writeFile(join(folder, SITE_MAP), siteMap(OPEN_PATHS)),
  writeFile(join(folder, ROBOTS), robots()),
  rm(join(folder, ENTRY)),
  rm(join(folder, '.vite'), { recursive: true }),
]);
