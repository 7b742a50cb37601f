import { existsSync } from 'node:fs';
import { openDatabase } from '#server/database/open-database.ts';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { parseEnvironment, SettingsError } from '#server/settings/environment.ts';
import { readSettings } from '#server/settings/settings.ts';
import { seedPersonas } from '#server/test-profile/personas.ts';

/** Makes the personas of the test profile in the database of these settings and prints their ids as one line of JSON. */
const run = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (parseEnvironment(process.env).NODE_ENV === 'production')
    throw new SettingsError('NODE_ENV: production refuses the test profile');
  const { database: settings } = readSettings(process.env);
  const unlock =
    settings.kind === 'embedded' && settings.directory !== null ? await lockDirectory(settings.directory) : () => {};
  const { database, close } = await openDatabase(settings);
  console.log(JSON.stringify(await seedPersonas(database, Date.now())));
  await close();
  unlock();
};

run().catch((error: unknown) => {
  console.error(`The personas were not made. ${error instanceof SettingsError ? error.message : String(error)}`);
  process.exit(1);
});
