import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { databaseFolder, databaseOver } from '#server/database/embedded-database.ts';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';
import packageJson from '../../package.json' with { type: 'json' };

const CACHE = 'node_modules/.cache/nauka';

/** An empty PGlite in memory with all tables: loaded from a copy, since to set one up takes seconds. */
export const freshPglite = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await template() });

export const freshDatabase = async (): Promise<OpenDatabase> => databaseOver(await freshPglite());

/** The same in a directory that a server is then started on. */
export const prepareDatabase = async (directory: string): Promise<void> => {
  const client = await PGlite.create({ dataDir: await databaseFolder(directory), loadDataDir: await template() });
  await client.close();
};

/** Made once for these migrations and this PGlite, by whoever needs it first. */
const template = async (): Promise<Blob> => {
  const path = join(CACHE, `database-${templateKey()}.tar`);
  if (!existsSync(path)) await makeTemplate(path);
  return new Blob([await readFile(path)]);
};

const templateKey = (): string => {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  const pglite = packageJson.dependencies['@electric-sql/pglite'];
  return createHash('sha256')
    .update([pglite, ...migrations].join())
    .digest('hex')
    .slice(0, 16);
};

const makeTemplate = async (path: string): Promise<void> => {
  const client = await PGlite.create();
  await databaseOver(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
};
