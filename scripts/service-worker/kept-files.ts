import { createHash } from 'node:crypto';
import type { KeptFile } from '../../src/service-worker/worker.types.ts';

const ASSET = /(?:href|src)="(\/assets\/[^"]+)"/g;
const HTML = /<html(?=[\s>])/;

/** The page, which says of which build it is. */
export const withBuild = (page: string, build: string): string => {
  if (!HTML.test(page)) throw new Error('The page has no <html>.');
  return page.replace(HTML, `<html data-build="${build}"`);
};

const revisionOf = (page: string): string => createHash('sha256').update(page).digest('hex').slice(0, 16);

/** Pages by their addresses, and what they name: it is all that they need to be shown, and to come alive. */
export const keptFiles = (pages: readonly (readonly [path: string, page: string])[]): readonly KeptFile[] => [
  ...pages.map(([url, page]) => ({ url, revision: revisionOf(page) })),
  ...[...new Set(pages.flatMap(([, page]) => [...page.matchAll(ASSET)].map(([, url = '']) => url)))]
    .toSorted()
    .map((url) => ({ url, revision: null })),
];
