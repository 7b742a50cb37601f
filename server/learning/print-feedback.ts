import { existsSync } from 'node:fs';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { feedbackReport } from '#server/learning/feedback-report.ts';
import { readSettings } from '#server/settings/settings.ts';

/** Prints what pupils thought of answers, for an operator. A database in a folder is read while its server stands still. */
const run = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { database: settings } = readSettings(process.env);
  const unlock =
    settings.kind === 'embedded' && settings.directory !== null ? await lockDirectory(settings.directory) : () => {};
  const { database, close } = await openDatabase(settings);
  process.stdout.write(await feedbackReport(database));
  await close();
  unlock();
};

run().catch((error: unknown) => {
  console.error(`The feedback was not read. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
