import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_FOLDER } from '#server/database/migrations-folder.ts';

/** How many a database has been through. */
export const COUNT_MIGRATIONS = 'select count(*)::int as count from drizzle.__drizzle_migrations';

/** How many this version knows. */
export const knownMigrations = (): number => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length;
