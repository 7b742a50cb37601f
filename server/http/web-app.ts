import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES } from '#domain/access/routes.rules.ts';
import { unknownAddress } from '#server/http/error-handler.ts';
import { fileNameOf } from '#server/http/page-files.ts';

const YEAR = 31_536_000;

/** Vite puts a hash of their content into the names of these. */
const DAY = 86_400;
const HASHED = /[/\\]assets[/\\]/;

/** Pages name their assets by hash and are asked for each time; icons keep their names and may be a day old. */
const lifetimeOf = (path: string): string => {
  if (HASHED.test(path)) return `public, max-age=${YEAR}, immutable`;
  return path.endsWith('.html') ? 'no-cache' : `public, max-age=${DAY}`;
};

/** The local fake of Google's window, and its compressed copies, after any number of slashes. Some file systems do not tell capitals. */
const FAKE_GOOGLE = /^\/+google-account\.html/i;

/** Prerendered: anybody may see the home page, and it is painted before a script has run. */
const HOME_PAGE = 'index.html';

/** What every other address shows depends on who is here: only the browser renders it. Some have a page of their own, which asks ahead for their scripts. */
const APP_PAGE = 'app.html';

/** Sent whole each time: a 304 would lose its place to the 404. */
const UNCONDITIONAL = { etag: false, lastModified: false, acceptRanges: false };

export interface WebApp {
  /** Null where there is none. */
  readonly folder: string | null;
  /** Whether accounts are chosen in the fake of Google's window: with the Auth emulator only, which production refuses. */
  readonly hasFakeGoogle: boolean;
}

/** What the router knows, in any letter case and with a slash at its end. */
const ROUTE_PATTERNS = ROUTES.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));
const isRoute = (path: string): boolean => ROUTE_PATTERNS.some((pattern) => pattern.test(path));

/** The built web app of a folder: files, and a page for every other address, so that a route can be opened and reloaded; the page itself says when there is none. */
export const addWebApp = async (app: FastifyInstance, { folder, hasFakeGoogle }: WebApp): Promise<void> => {
  if (folder === null || ![HOME_PAGE, APP_PAGE].every((page) => existsSync(join(folder, page)))) {
    app.setNotFoundHandler(unknownAddress);
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    index: [HOME_PAGE],
    preCompressed: true,
    allowedPath: (path) => hasFakeGoogle || !FAKE_GOOGLE.test(path),
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', lifetimeOf(path));
    },
  });
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
  );
  const pageOf = (path: string): string => (files.has(fileNameOf(path)) ? fileNameOf(path) : APP_PAGE);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isPage(request, path)) return unknownAddress(request, reply);
    return isRoute(path) ? reply.sendFile(pageOf(path)) : reply.code(404).sendFile(APP_PAGE, UNCONDITIONAL);
  });
};

/** A missing file must stay missing: a page in place of a script would be cached as one. */
const isPage = ({ method }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/+api(\/|$)/i.test(path) && !/\.\w+$/.test(path);
