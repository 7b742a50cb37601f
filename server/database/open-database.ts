import type { OpenDatabase } from '#server/database/database.types.ts';
import { openEmbeddedDatabase } from '#server/database/embedded-database.ts';
import { openPostgresDatabase } from '#server/database/postgres-database.ts';
import type { DatabaseSettings } from '#server/settings/settings.ts';

/** Opens the database and brings its tables up to date. */
export const openDatabase = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.kind === 'postgres' ? openPostgresDatabase(settings.url) : openEmbeddedDatabase(settings.directory);
