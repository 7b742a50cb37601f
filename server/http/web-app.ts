import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileNameOf } from '#server/http/page-files.ts';
import { unknownAddress } from '#server/http/error-answers.ts';

const YEAR = 31_536_000;

/** Vite puts a hash of their content into the names of these. */
const HASHED = /[/\\]assets[/\\]/;

/** The local stand-in for Google's window, and its compressed copies. Some file systems do not tell capitals. */
const STAND_IN = /^\/google-account\.html/i;

/** Prerendered: anybody may see the home page, and it is painted before a script has run. */
const HOME_PAGE = 'index.html';

/** What every other address shows depends on who is here: only the browser renders it. Some have a page of their own, which asks ahead for their scripts. */
const APP_PAGE = 'app.html';

export interface WebApp {
  /** Null where there is none. */
  readonly folder: string | null;
  /** Whether accounts are chosen in the stand-in for Google: with the Auth emulator only, which production refuses. */
  readonly hasStandIn: boolean;
}

/** The built web app of a folder: files, and a page for every other address, so that a route can be opened and reloaded. */
export const addWebApp = async (app: FastifyInstance, { folder, hasStandIn }: WebApp): Promise<void> => {
  if (folder === null || ![HOME_PAGE, APP_PAGE].every((page) => existsSync(join(folder, page)))) {
    app.setNotFoundHandler(unknownAddress);
    return;
  }
  await app.register(staticFiles, {
    root: folder,
    index: [HOME_PAGE],
    preCompressed: true,
    allowedPath: (path) => hasStandIn || !STAND_IN.test(path),
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  const ownPages = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
  );
  const pageOf = (path: string): string => (ownPages.has(fileNameOf(path)) ? fileNameOf(path) : APP_PAGE);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile(pageOf(pathOf(request))) : unknownAddress(request, reply),
  );
};

/** A missing file must stay missing: a page in place of a script would be cached as one. */
const isPage = (request: FastifyRequest): boolean => {
  const path = pathOf(request);
  return ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';
