import { createHash } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';

/** Names what is made of the migrations, and of what else is given, as they are now. */
export const migrationsHash = (...further: readonly string[]): string => {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  return createHash('sha256')
    .update([...further, ...migrations].join())
    .digest('hex')
    .slice(0, 16);
};
