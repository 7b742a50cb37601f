import { SettingsError } from '#server/settings/environment.ts';
import type { DatabaseSettings, Settings } from '#server/settings/settings.ts';

/** Tells what a part of the start failed with in one line: the setting, the cause, the way out. What tells it already stays. */
export const failingWith =
  (lineOf: (code: string) => string) =>
  (error: unknown): never => {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(lineOf(codeOf(error)), { cause: error });
  };

export const databaseLine =
  (settings: DatabaseSettings) =>
  (code: string): string =>
    settings.kind === 'postgres' ? postgresLine(new URL(settings.url), code) : embeddedLine(settings.directory, code);

/** For the data directory itself, before anything in it is opened. */
export const folderLine =
  (folder: string | null) =>
  (code: string): string =>
    diskLine(folder, code) ?? `DATA_DIR: ${folder} cannot be used (${code}); choose another folder`;

export const listeningLine =
  ({ host, port }: Pick<Settings, 'host' | 'port'>) =>
  (code: string): string => {
    if (code === 'EADDRINUSE') return `PORT: ${port} is in use; stop who uses it or set another one`;
    if (code === 'EACCES') return `PORT: ${port} is not for everybody (EACCES); set one above 1023`;
    return `HOST: nobody can listen on ${host} (${code}); set 127.0.0.1, 0.0.0.0 or an address of this machine`;
  };

export const identityLine =
  ({ identity, dataDirectory }: Pick<Settings, 'identity' | 'dataDirectory'>) =>
  (code: string): string => {
    // Never the path: some paste the key itself there.
    if (identity.kind !== 'emulator')
      return `GOOGLE_APPLICATION_CREDENTIALS: the file cannot be read (${code}); give the path of a service account's key, which is JSON`;
    if (code === 'EADDRINUSE')
      return `AUTH_EMULATOR_PORT: ${identity.port} is in use; stop who uses it or set another one`;
    return (
      diskLine(dataDirectory, code) ??
      `DATA_DIR: ${dataDirectory}/accounts.json cannot be read (${code}); restore a backup (npm run restore) or move the file away`
    );
  };

/** Never with the password, which stands in the address. */
const postgresLine = ({ host, pathname, username }: URL, code: string): string => {
  const database = pathname.slice(1);
  if (code.startsWith('28'))
    return `DATABASE_URL: ${host} refuses the user ${username} (${code}); correct user or password`;
  if (code === '3D000') return `DATABASE_URL: ${host} has no database ${database}; create it or correct the address`;
  if (code === '42501')
    return `DATABASE_URL: the user ${username} may not change the tables of ${database} (${code}); make it their owner`;
  if (/^(?:E|08|57|53|unknown$)/.test(code))
    return `DATABASE_URL: ${host} does not answer (${code}); start the database or correct the address`;
  return `DATABASE_URL: the tables of ${database} were not brought up to date (${code}); nothing was changed, so start the version before this one`;
};

const embeddedLine = (folder: string | null, code: string): string =>
  diskLine(folder, code) ??
  `DATA_DIR: the database in ${folder} cannot be opened (${code}); restore a backup (npm run restore) or move the folder away`;

const diskLine = (folder: string | null, code: string): string | null => {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `DATA_DIR: the disk of ${folder} is full (${code}); free some space or choose another folder`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `DATA_DIR: ${folder} may not be written to (${code}); make it this user's or choose another folder`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR: ${folder} is no folder (${code}); choose another one`;
    default:
      return null;
  }
};

/** PGlite's file system tells numbers (WASI). */
const WASI: Readonly<Record<number, string>> = { 2: 'EACCES', 29: 'EIO', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' };

/** The code of whatever caused it; `unknown` where nobody has said one. */
const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('errno' in error && typeof error.errno === 'number') return WASI[error.errno] ?? `errno ${error.errno}`;
  return error instanceof SyntaxError ? 'not JSON' : 'unknown';
};
