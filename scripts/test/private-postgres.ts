import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from '../installation.ts';
import { freePort } from '../../tests/support/server-process.ts';

export interface PrivatePostgres {
  readonly url: string;
  /** Ends it, and leaves nothing of it. */
  stop(): void;
}

/** Where Debian's packages are, one folder a version. */
const VERSIONS = '/usr/lib/postgresql';
const OLDEST_VERSION = 15;

/** The programs of the newest installed version; null where there is none that we run on. */
export const findPostgres = (): string | null => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : [];
  const [newest] = versions
    .filter((version) => version >= OLDEST_VERSION && existsSync(join(VERSIONS, String(version), 'bin', 'initdb')))
    .toSorted((a, b) => b - a);
  return newest === undefined ? null : join(VERSIONS, String(newest), 'bin');
};

/** Installs Debian's package where there is none, as root; null when there is still none. */
export const ensurePostgres = (): string | null => {
  if (findPostgres() === null) installFromDebian('postgresql');
  return findPostgres();
};

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to be run by root: then it is the user's whom its package made. */
const ownerOfServer = (): Owner | null => {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = ['-u', '-g'].map((what) =>
    Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  return uid && gid ? { uid, gid } : null;
};

/** For what hangs. */
const PATIENCE = 60_000;

/** A PostgreSQL in a folder and on a port of its own, that forgets everything; throws with what its programs say. */
export const startPrivatePostgres = async (programs: string): Promise<PrivatePostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'nauka-postgres-'));
  const owner = ownerOfServer();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: readonly string[]): void => {
    const { status, stdout, stderr, error } = spawnSync(
      join(programs, program),
      ['-D', join(folder, 'data'), ...args],
      {
        ...owner,
        cwd: folder,
        encoding: 'utf8',
        timeout: PATIENCE,
      },
    );
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    run('initdb', '--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync');
    const port = await freePort();
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off`;
    run('pg_ctl', '-l', join(folder, 'log'), '-o', options, '-w', 'start');
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: () => {
        run('pg_ctl', '-m', 'immediate', '-w', 'stop');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};
