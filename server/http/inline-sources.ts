import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands inside our own pages, as the policy names it: anything else that stands in a page is refused. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const NONE: InlineSources = { scripts: [], styles: [] };

const SCRIPT = /<script>(.*?)<\/script>/gs;
const STYLE = /<style>(.*?)<\/style>/gs;

const hashesOf = (pages: readonly string[], element: RegExp): readonly string[] => {
  const contents = pages.flatMap((page) => [...page.matchAll(element)].map(([, content = '']) => content));
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
};

/** Of the built web app of a folder. */
export const inlineSourcesOf = (folder: string | null): InlineSources => {
  if (folder === null || !existsSync(folder)) return NONE;
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return { scripts: hashesOf(pages, SCRIPT), styles: hashesOf(pages, STYLE) };
};
