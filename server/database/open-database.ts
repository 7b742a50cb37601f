import type { OpenDatabase } from '#server/database/database.types.ts';
import { openEmbeddedDatabase } from '#server/database/embedded-database.ts';
import { openPostgresDatabase } from '#server/database/postgres-database.ts';
import type { QueryWatch } from '#server/database/watched-driver.ts';
import type { DatabaseSettings } from '#server/settings/settings.ts';

/** Opens the database and brings its tables up to date; `watch` hears what it is asked from then on. */
export const openDatabase = (settings: DatabaseSettings, watch?: QueryWatch): Promise<OpenDatabase> =>
  settings.kind === 'postgres'
    ? openPostgresDatabase(settings.url, watch)
    : openEmbeddedDatabase(settings.directory, watch);
