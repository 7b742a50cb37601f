import { existsSync, readFileSync } from 'node:fs';
import { BackupError, readBackup, writeBackup } from '#server/backup/backup-file.ts';
import type { DatabaseCopies } from '#server/backup/database-copies.types.ts';
import { embeddedCopies } from '#server/backup/embedded-copies.ts';
import { knownMigrations } from '#server/backup/migration-count.ts';
import { postgresCopies } from '#server/backup/postgres-copies.ts';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { accountsPath, replaceFile } from '#server/identity/emulator/account-file.ts';
import { SettingsError } from '#server/settings/environment.ts';
import type { Settings } from '#server/settings/settings.ts';
import { usedFolder } from '#server/settings/used-folder.ts';
import { databaseLine, failingWith } from '#server/start-failures.ts';

/** Makes a backup of the database and the emulator's accounts. Files are copied while their server stands still. */
export const saveBackup = async (settings: Settings, file: string, now: number): Promise<void> => {
  if (existsSync(file)) throw new BackupError(`${file}: is there already; name a file that is not`);
  const copies = copiesOf(settings);
  const unlock = settings.database.kind === 'embedded' ? await lockFiles(settings) : () => {};
  try {
    if (!(await copies.holdsData().catch(failing(settings))))
      throw new BackupError(`${placeOf(settings)} holds no database; start the server once`);
    await writeBackup(file, {
      database: settings.database.kind,
      madeAt: new Date(now).toISOString(),
      accountsFile: accountsOf(settings),
      ...(await copies.copy().catch(failing(settings))),
    });
  } finally {
    unlock();
  }
};

interface Restored {
  /** When the backup was made. */
  readonly madeAt: string;
  /** Whether deletions that were asked for since then are asked for again. */
  readonly areDeletionsKept: boolean;
}

/** Puts a backup in the place of the database, and of what is there only if `isReplacing`. Throws, and nothing is changed, if it is not whole, not ours or newer than we are. */
export const restoreBackup = async (settings: Settings, file: string, isReplacing: boolean): Promise<Restored> => {
  const backup = await readBackup(file);
  if (backup.migrations > knownMigrations())
    throw new BackupError(
      `${file}: was made by a newer version (${backup.migrations} migrations, and this one knows ${knownMigrations()}); update first`,
    );
  if (backup.database !== settings.database.kind)
    throw new BackupError(
      backup.database === 'embedded'
        ? `DATABASE_URL: ${file} is of the embedded database; leave the setting empty`
        : `DATABASE_URL: ${file} is of a PostgreSQL; name one`,
    );
  const copies = copiesOf(settings);
  const unlock = await lockFiles(settings);
  try {
    if (!isReplacing && (await copies.holdsData().catch(failing(settings))))
      throw new BackupError(
        `${placeOf(settings)} holds data already; add --replace to lose it, or choose another place`,
      );
    const areDeletionsKept = await copies.restore({ ...backup, dump: backup.dump() }).catch(failing(settings));
    const folder = usedFolder(settings);
    // Those of an embedded database have come with it.
    if (settings.database.kind === 'postgres' && folder !== null && backup.accountsFile !== null)
      replaceFile(accountsPath(folder), backup.accountsFile.toString());
    return { madeAt: backup.madeAt, areDeletionsKept };
  } finally {
    unlock();
  }
};

const copiesOf = ({ database }: Settings): DatabaseCopies => {
  if (database.kind === 'postgres') return postgresCopies(database.url);
  if (database.directory === null) throw new SettingsError('DATA_DIR: memory: keeps nothing; name a folder');
  return embeddedCopies(database.directory);
};

const lockFiles = async (settings: Settings): Promise<() => void> => {
  const folder = usedFolder(settings);
  return folder === null ? () => {} : lockDirectory(folder);
};

const accountsOf = (settings: Settings): Buffer | null => {
  if (settings.identity.kind !== 'emulator' || settings.dataDirectory === null) return null;
  const path = accountsPath(settings.dataDirectory);
  return existsSync(path) ? readFileSync(path) : Buffer.from('[]');
};

const placeOf = ({ database }: Settings): string =>
  database.kind === 'postgres'
    ? `DATABASE_URL: ${new URL(database.url).pathname.slice(1)}`
    : `DATA_DIR: ${database.directory}`;

/** What says itself what it is stays as it is. */
const failing =
  ({ database }: Settings) =>
  (error: unknown): never => {
    if (error instanceof BackupError) throw error;
    return failingWith(databaseLine(database))(error);
  };
