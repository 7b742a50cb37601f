import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES, UNKNOWN_PATH } from '#domain/access/routes.rules.ts';
import { composedFiles } from '#server/http/composed-files.ts';
import { unknownAddress } from '#server/http/error-handler.ts';
import { APP_PAGE, fileNameOf, ROBOTS, SITE_MAP, WORKER } from '#server/http/page-files.ts';

const YEAR = 31_536_000;

/** Vite puts a hash of their content into the names of these. */
const DAY = 86_400;
const HASHED = /[/\\]assets[/\\]/;

/** Icons keep their names and may be a day old. */
const lifetimeOf = (path: string): string => {
  if (HASHED.test(path)) return `public, max-age=${YEAR}, immutable`;
  return path.endsWith('.html') ? 'no-cache' : `public, max-age=${DAY}`;
};

/** The local fake of Google's window, and its compressed copies, after any number of slashes. Some file systems do not tell capitals. */
const FAKE_GOOGLE = /^\/+google-account\.html/i;

/** They are sent with our address in them, and from nowhere else. */
const PAGES = /^\/+pages(?:\/|$)/i;

/** Where a page without content can be had for any address, and the one that says that nothing is there, by whoever keeps them for later. */
const ANY_ADDRESS = '/app.html';
const NO_ADDRESS = '/404.html';

export interface WebApp {
  /** Null where there is none. */
  readonly folder: string | null;
  /** The address of this server as the world knows it, without a slash at its end. */
  readonly origin: () => string;
  /** Whether accounts are chosen in the fake of Google's window: with the Auth emulator only, which production refuses. */
  readonly hasFakeGoogle: boolean;
}

const HOME_PAGE = fileNameOf('/');
const NOT_FOUND_PAGE = fileNameOf(UNKNOWN_PATH);
/** Without these there is no web app. */
const NEEDED = [HOME_PAGE, APP_PAGE, NOT_FOUND_PAGE];

/** What the router knows, in any letter case and with a slash at its end. */
const ROUTE_PATTERNS = ROUTES.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));
const isRoute = (path: string): boolean => ROUTE_PATTERNS.some((pattern) => pattern.test(path));

/** The built web app of a folder: files, and a page for every other address, so that a route can be opened and reloaded; the page itself says when there is none. */
export const addWebApp = async (app: FastifyInstance, { folder, origin, hasFakeGoogle }: WebApp): Promise<void> => {
  if (folder === null || !NEEDED.every((page) => existsSync(join(folder, page)))) {
    if (folder !== null) app.log.warn('the web app is not built, so there is only the API: npm run build makes it');
    app.setNotFoundHandler(unknownAddress);
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    index: false,
    preCompressed: true,
    allowedPath: (path) => !PAGES.test(path) && (hasFakeGoogle || !FAKE_GOOGLE.test(path)),
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
  const { send } = composedFiles(folder, origin);
  app.get('/', (request, reply) => send(request, reply, HOME_PAGE));
  app.get(ANY_ADDRESS, (request, reply) => send(request, reply, APP_PAGE));
  app.get(NO_ADDRESS, (request, reply) => send(request, reply, NOT_FOUND_PAGE));
  for (const file of [ROBOTS, SITE_MAP, WORKER].filter((name) => files.has(name)))
    app.get(`/${file}`, (request, reply) => send(request, reply, file));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isPage(request, path)) return unknownAddress(request, reply);
    return isRoute(path) ? send(request, reply, pageOf(path)) : send(request, reply.code(404), NOT_FOUND_PAGE);
  });
};

/** A missing file must stay missing: a page in place of a script would be cached as one. */
const isPage = ({ method }: FastifyRequest, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/+api(\/|$)/i.test(path) && !/\.\w+$/.test(path);
