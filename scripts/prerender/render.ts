import { relative } from 'node:path';
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite';
import { OPEN_PATHS, UNKNOWN_PATH } from '#domain/access/routes.rules.ts';
import { wholePage } from './whole-page.ts';

type Prerender = typeof import('../../src/prerender.tsx');

export interface RenderedPage {
  readonly path: string;
  /** Null where it depends on who is here. */
  readonly content: string | null;
  /** What can be used of it before its code is here, by its mode; null where that is nothing. */
  readonly early: Readonly<Record<string, string>> | null;
  /** The sources that come as chunks of their own with this page. */
  readonly sources: readonly string[];
}

/** In a runner of its own, which knows nothing of the pages before. */
const rendered = async (vite: ViteDevServer, path: string): Promise<RenderedPage> => {
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const { prerenderPage, earlyPages, fetchPage }: Prerender = await runner.import('/src/prerender.tsx');
  const { idToModuleMap } = runner.evaluatedModules;
  const before = new Set(idToModuleMap.keys());
  const isOpen = path === UNKNOWN_PATH || OPEN_PATHS.includes(path);
  const content = isOpen ? wholePage(path, await prerenderPage(path)) : null;
  const early = earlyPages.get(path)?.() ?? null;
  await fetchPage.get(path)?.();
  const sources = [...idToModuleMap.keys()].filter((id) => !before.has(id)).map((id) => relative(process.cwd(), id));
  await runner.close();
  return { path, content, early, sources };
};

/** Every page that is more than the start, with its content if it is the same for everybody. */
export const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const vite = await createServer({
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const { fetchPage }: Prerender = await runner.import('/src/prerender.tsx');
  await runner.close();
  const pages: RenderedPage[] = [];
  // One after the other: each runner listens to the same server.
  for (const path of new Set([...OPEN_PATHS, UNKNOWN_PATH, ...fetchPage.keys()]))
    pages.push(await rendered(vite, path));
  await vite.close();
  return pages;
};
