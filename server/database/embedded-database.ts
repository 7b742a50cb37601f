import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';
import { watchedDriver, type QueryWatch } from '#server/database/watched-driver.ts';

/** PGlite in a directory, which one process alone may use (see directory-lock.ts), or in memory for null. */
export const openEmbeddedDatabase = async (directory: string | null, watch?: QueryWatch): Promise<OpenDatabase> =>
  databaseOver(await PGlite.create(directory === null ? {} : { dataDir: await databaseFolder(directory) }), watch);

/** A PGlite with its tables brought up to date. */
export const databaseOver = async (client: PGlite, watch?: QueryWatch): Promise<OpenDatabase> => {
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    database: drizzle(watch === undefined ? client : watchedDriver(client, watch)),
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
};

export const pathOfDatabase = (directory: string): string => join(directory, 'database');

/** PGlite makes its files readable for everybody: nobody else comes into the folder. */
export const databaseFolder = async (directory: string): Promise<string> => {
  const folder = pathOfDatabase(directory);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  return folder;
};
