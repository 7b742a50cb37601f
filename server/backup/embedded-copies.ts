import { existsSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import { BackupError } from '#server/backup/backup-file.ts';
import type { DatabaseCopies } from '#server/backup/database-copies.types.ts';
import { COUNT_MIGRATIONS } from '#server/backup/migration-count.ts';
import { databaseFolder, pathOfDatabase } from '#server/database/embedded-database.ts';
import { decideRestore, finishRestore, restoringFolder } from '#server/database/restored-folder.ts';
import { accountsPath } from '#server/identity/emulator/account-file.ts';

const counted = z.object({ count: z.number() });
const deletion = z.object({ user_id: z.string(), requested_at: z.date(), customer_id: z.string().nullable() });

/** PGlite in a data folder that is locked: nobody writes while it is copied. */
export const embeddedCopies = (directory: string): DatabaseCopies => ({
  holdsData: async () => existsSync(pathOfDatabase(directory)),
  copy: async () => {
    const client = await PGlite.create({ dataDir: pathOfDatabase(directory) });
    const migrations = await migrationsOf(client);
    const folder = await client.dumpDataDir('none');
    await client.close();
    return { migrations, dump: Readable.from(folder.stream()).pipe(createGzip()) };
  },
  restore: async ({ migrations, dump, accountsFile }) => {
    const loaded = new Blob([await buffer(dump.compose(createGunzip()))]);
    const deletions = await deletionsOf(directory);
    const restoring = restoringFolder(directory);
    const client = await PGlite.create({ dataDir: await databaseFolder(restoring), loadDataDir: loaded });
    if ((await migrationsOf(client)) !== migrations)
      throw new BackupError('the backup holds another database than it says; nothing was changed, so take another one');
    for (const { user_id, requested_at, customer_id } of deletions ?? [])
      await client.query(
        'insert into deletions (user_id, requested_at, customer_id) values ($1, $2, $3) on conflict do nothing',
        [user_id, requested_at, customer_id],
      );
    await client.close();
    if (accountsFile !== null) writeFileSync(accountsPath(restoring), accountsFile, { mode: 0o600 });
    decideRestore(directory);
    finishRestore(directory);
    return deletions !== null;
  },
});

const migrationsOf = async (client: PGlite): Promise<number> =>
  counted.parse((await client.query(COUNT_MIGRATIONS)).rows[0]).count;

/** Null where there is no database, or none that can be opened. */
const deletionsOf = async (directory: string): Promise<z.output<typeof deletion>[] | null> => {
  if (!existsSync(pathOfDatabase(directory))) return null;
  try {
    const client = await PGlite.create({ dataDir: pathOfDatabase(directory) });
    const { rows } = await client.query('select user_id, requested_at, customer_id from deletions');
    await client.close();
    return rows.map((row) => deletion.parse(row));
  } catch {
    return null;
  }
};
