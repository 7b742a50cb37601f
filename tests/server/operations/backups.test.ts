import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readBackup, writeBackup } from '#server/backup/backup-file.ts';
import { restoreBackup, saveBackup } from '#server/backup/backups.ts';
import type { Database } from '#server/database/database.types.ts';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { decideRestore, restoringFolder } from '#server/database/restored-folder.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { addDeletion, unfinishedDeletions } from '#server/identity/deletions.repository.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { seedPersonas } from '#server/test-profile/personas.ts';
import { ALL_TABLES } from '../../support/all-tables.ts';
import { prepareDatabase } from '../../support/fresh-database.ts';
import { emptyPostgres, freshPostgres } from '../../support/fresh-postgres.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const NOW = Date.UTC(2026, 10, 25);
const ACCOUNTS = '[{"localId":"p-basic"}]';

const folder = () => mkdtempSync(join(tmpdir(), 'nauka-backup-'));

interface Place {
  readonly settings: Settings;
  drop(): Promise<void>;
}

/** A database with all tables, and one without any, each with a folder of its own for the emulator. */
const PLACES: Readonly<Record<'embedded' | 'postgres', Record<'whole' | 'empty', () => Promise<Place>>>> = {
  embedded: {
    whole: async () => {
      const directory = folder();
      await prepareDatabase(directory);
      return { settings: readSettings({ DATA_DIR: directory }), drop: async () => {} };
    },
    empty: async () => ({ settings: readSettings({ DATA_DIR: folder() }), drop: async () => {} }),
  },
  postgres: {
    whole: async () => onPostgres((await freshPostgres()) ?? { url: '', drop: async () => {} }),
    empty: async () => onPostgres(await emptyPostgres(SERVER ?? '')),
  },
};

const onPostgres = ({ url, drop }: { readonly url: string; drop(): Promise<void> }): Place => ({
  settings: readSettings({ DATABASE_URL: url, DATA_DIR: folder() }),
  drop,
});

const inDatabase = async <Result>({ database }: Settings, work: (on: Database) => Promise<Result>): Promise<Result> => {
  const opened = await openDatabase(database);
  try {
    return await work(opened.database);
  } finally {
    await opened.close();
  }
};

/** Everything that a backup is to bring back, the deletions aside. */
const contentOf = async (settings: Settings, database: Database) => {
  const accounts = readFileSync(join(settings.dataDirectory ?? '', 'accounts.json'), 'utf8');
  const rows = [];
  for (const table of ALL_TABLES)
    if (table !== deletions)
      rows.push(
        ...(await database
          .select({ table: sql`${getTableName(table)}`, row: sql`to_jsonb(${table})::text` })
          .from(table)),
      );
  return [accounts, ...rows.map((row) => JSON.stringify(row)).sort()];
};

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => String(error),
  );

describe.each(['embedded', 'postgres'] as const)('a backup of a database that is %s', (kind) => {
  const PLACE = PLACES[kind];

  test.runIf(kind === 'embedded' || SERVER !== undefined)(
    'brings back every row and account, the deletions since then to be done again, and none of it unless it is whole and ours',
    async () => {
      const { settings, drop } = await PLACE.whole();
      const accounts = join(settings.dataDirectory ?? '', 'accounts.json');
      writeFileSync(accounts, ACCOUNTS);
      const kept = await inDatabase(settings, async (database) => {
        await seedPersonas(database, NOW);
        return contentOf(settings, database);
      });
      expect(JSON.stringify(kept)).toContain('p-premium@example.test');

      const files = folder();
      const [file, cut, newer, broken] = ['a', 'cut', 'newer', 'broken'].map((name) => join(files, name)) as [
        string,
        string,
        string,
        string,
      ];
      await saveBackup(settings, file, NOW);
      expect(statSync(file).mode & 0o777).toBe(0o600);

      writeFileSync(accounts, '[]');
      const since = await inDatabase(settings, async (database) => {
        await database.delete(users).where(eq(users.id, 'p-premium'));
        await addDeletion(database, 'p-premium', NOW + 1);
        return contentOf(settings, database);
      });
      expect(since).not.toEqual(kept);

      const { dump, accountsFile, ...about } = await readBackup(file);
      writeFileSync(cut, readFileSync(file).subarray(0, -1));
      await writeBackup(newer, { ...about, migrations: about.migrations + 1, accountsFile, dump: dump() });
      const half = (await dump().toArray()).map((bytes: Buffer) => bytes.subarray(0, bytes.length / 2));
      await writeBackup(broken, { ...about, accountsFile, dump: half.values() as never });
      const refused = (path: string, isReplacing = true) => refusalOf(restoreBackup(settings, path, isReplacing));
      const refusals = [
        await refused(file, false),
        await refused(join(files, 'none')),
        await refused(accounts),
        await refused(cut),
        await refused(newer),
        await refusalOf(saveBackup(settings, file, NOW)),
      ];
      const place =
        kind === 'embedded'
          ? `DATA_DIR: ${settings.dataDirectory}`
          : `DATABASE_URL: ${/\w+$/.exec(JSON.stringify(settings.database).slice(0, -2))?.[0]}`;
      expect(refusals).toEqual([
        `BackupError: ${place} holds data already; add --replace to lose it, or choose another place`,
        `BackupError: ${join(files, 'none')}: cannot be read (ENOENT); name a file that npm run backup has made`,
        `BackupError: ${accounts}: is no backup that this version reads; name a file that npm run backup has made`,
        `BackupError: ${cut}: is cut or damaged, since its checksum differs; take another backup`,
        `BackupError: ${newer}: was made by a newer version (${about.migrations + 1} migrations, and this one knows ${about.migrations}); update first`,
        `BackupError: ${file}: is there already; name a file that is not`,
      ]);
      expect(await refused(broken)).not.toBe('done');
      expect(await inDatabase(settings, (database) => contentOf(settings, database))).toEqual(since);

      expect(await restoreBackup(settings, file, true)).toEqual({
        madeAt: new Date(NOW).toISOString(),
        areDeletionsKept: true,
      });
      const [restored, unfinished] = await inDatabase(settings, async (database) => [
        await contentOf(settings, database),
        await unfinishedDeletions(database),
      ]);
      expect(restored).toEqual(kept);
      expect(unfinished).toEqual(['p-premium']);
      await drop();

      const elsewhere = await PLACE.empty();
      expect(await restoreBackup(elsewhere.settings, file, false)).toHaveProperty('areDeletionsKept', false);
      expect(await inDatabase(elsewhere.settings, (database) => contentOf(elsewhere.settings, database))).toEqual(kept);
      await elsewhere.drop();
    },
  );
});

test.runIf(SERVER !== undefined)(
  'nothing is restored under a server that runs, and its database is copied meanwhile',
  async () => {
    const { settings, drop } = await PLACES.postgres.whole();
    const file = join(folder(), 'backup');
    const server = await openDatabase(settings.database);
    await server.ping();
    await saveBackup(settings, file, NOW);
    expect(await refusalOf(restoreBackup(settings, file, true))).toMatch(
      /^BackupError: DATABASE_URL: \w+ is in use by 1 connections of a server; stop it first$/,
    );
    await server.close();
    expect(await refusalOf(restoreBackup(readSettings({ DATA_DIR: folder() }), file, true))).toBe(
      `BackupError: DATABASE_URL: ${file} is of a PostgreSQL; name one`,
    );
    await drop();
  },
);

test('files that a server uses are neither copied nor replaced, and nothing is not backed up', async () => {
  const directory = folder();
  const settings = readSettings({ DATA_DIR: directory });
  const file = join(folder(), 'backup');
  const unlock = await lockDirectory(directory);
  expect(await refusalOf(saveBackup(settings, file, NOW))).toMatch(
    /^SettingsError: DATA_DIR: \S+ is in use by process/,
  );
  unlock();
  expect(await refusalOf(saveBackup(settings, file, NOW))).toBe(
    `BackupError: DATA_DIR: ${directory} holds no database; start the server once`,
  );
  expect(await refusalOf(saveBackup(readSettings({ DATA_DIR: 'memory:' }), file, NOW))).toBe(
    'SettingsError: DATA_DIR: memory: keeps nothing; name a folder',
  );
  expect(existsSync(file)).toBe(false);
});

const fill = (place: string, content: string): void => {
  mkdirSync(join(place, 'database'), { recursive: true });
  writeFileSync(join(place, 'database', 'rows'), content);
};

test.each([
  ['before it has decided, has never been', false, { database: 'old', accounts: 'old' }],
  ['after it has decided, is finished by whoever opens the folder', true, { database: 'new', accounts: 'old' }],
])('a restore that is killed %s', async (_name, isDecided, expected) => {
  const directory = folder();
  fill(directory, 'old');
  writeFileSync(join(directory, 'accounts.json'), 'old');
  fill(restoringFolder(directory), 'new');
  if (isDecided) decideRestore(directory);
  // Killed while it took the old ones away.
  if (isDecided) rmSync(join(directory, 'database'), { recursive: true });
  (await lockDirectory(directory))();
  expect({
    database: readFileSync(join(directory, 'database', 'rows'), 'utf8'),
    accounts: readFileSync(join(directory, 'accounts.json'), 'utf8'),
  }).toEqual(expected);
});
