import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { saveBackup } from '#server/backup/backups.ts';
import { readSettings } from '#server/settings/settings.ts';

/** `npm run backup -- <file>`, for an operator. */
const run = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [file, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || more.length > 0) throw new Error('Say where: npm run backup -- <file>');
  await saveBackup(readSettings(process.env), file, Date.now());
  console.log(`Backed up: ${file}. It holds personal data; docs/runbook.md says how long to keep it.`);
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
