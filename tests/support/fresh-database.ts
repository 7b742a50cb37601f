import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { databaseFolder, databaseOver } from '#server/database/embedded-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { QueryWatch } from '#server/database/watched-driver.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { freshPostgres } from './fresh-postgres.ts';
import { migrationsHash } from './migrations-hash.ts';

const CACHE = 'node_modules/.cache/nauka';

/** An empty PGlite in memory with all tables: loaded from a copy, since to set one up takes seconds. */
export const freshPglite = async (): Promise<PGlite> => PGlite.create({ loadDataDir: await template() });

/** An empty database with all tables: on the PostgreSQL of TEST_DATABASE_URL, or else a PGlite in memory. */
export const freshDatabase = async (watch?: QueryWatch): Promise<OpenDatabase> => {
  const fresh = await freshPostgres();
  if (fresh === null) return databaseOver(await freshPglite(), watch);
  const opened = await openDatabase({ kind: 'postgres', url: fresh.url }, watch);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await fresh.drop();
    },
  };
};

/** The same in a directory that a server is then started on. */
export const prepareDatabase = async (directory: string): Promise<void> => {
  const client = await PGlite.create({ dataDir: await databaseFolder(directory), loadDataDir: await template() });
  await client.close();
};

/** Made once for these migrations and this PGlite, by whoever needs it first. */
const template = async (): Promise<Blob> => {
  const path = join(CACHE, `database-${migrationsHash(packageJson.dependencies['@electric-sql/pglite'])}.tar`);
  if (!existsSync(path)) await makeTemplate(path);
  return new Blob([await readFile(path)]);
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
