import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Not committed (D55). */
export const SITE_FOLDER = 'docs/statecharts/site';

/** The files of the book by their names. */
export type Site = ReadonlyMap<string, string | Buffer>;

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
    : [];

/** Files of a folder that differ from the machines, or belong to nothing any more. */
export const staleFiles = (site: Site, folder: string): readonly string[] => {
  const here = filesIn(folder);
  return [
    ...[...site]
      .filter(
        ([name, content]) => !here.includes(name) || !readFileSync(join(folder, name)).equals(Buffer.from(content)),
      )
      .map(([name]) => name),
    ...here.filter((name) => !site.has(name)),
  ];
};

/** Makes a folder equal to the book; tells how many files it touched. */
export const writeSite = (site: Site, folder: string): number => {
  const stale = staleFiles(site, folder);
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const name of stale) {
    const content = site.get(name);
    if (content === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), content);
  }
  return stale.length;
};
