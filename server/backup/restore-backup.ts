import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/backups.ts';
import { readSettings } from '#server/settings/settings.ts';

/** `npm run restore -- <file> [--replace]`, for an operator. */
const run = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Say which: npm run restore -- <file> [--replace]');
  const { madeAt, areDeletionsKept } = await restoreBackup(readSettings(process.env), file, values.replace === true);
  console.log(`Restored: ${file}, as it was at ${madeAt}.`);
  console.log(
    areDeletionsKept
      ? 'Accounts that were deleted since then are deleted again once the server runs.'
      : 'There was no old database to ask who was deleted since then: docs/runbook.md says how to delete them again.',
  );
};

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The backup was not restored. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
