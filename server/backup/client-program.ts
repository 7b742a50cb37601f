import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { BackupError } from '#server/backup/backup-file.ts';

export interface ClientProgram {
  readonly input: Writable;
  readonly output: Readable;
  /** Rejects with the first line of what it complained about. */
  readonly ended: Promise<void>;
}

/** A program of PostgreSQL's clients; throws a BackupError where it is not installed. `url` tells it the database, and nobody the password. */
export const runClient = async (
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  url?: string,
): Promise<ClientProgram> => {
  const child = spawn(name, [...args, ...(url === undefined ? [] : [`--dbname=${withoutPassword(url)}`])], {
    env: { ...process.env, ...(url !== undefined && passwordOf(url)) },
  });
  try {
    await once(child, 'spawn');
  } catch {
    throw new BackupError(
      `${name}: is not installed; install PostgreSQL's client programs (Debian: apt-get install postgresql-client)`,
    );
  }
  // Whoever writes to a program that has ended learns why from its end.
  child.stdin.on('error', () => {});
  const ended = endOf(name, child);
  ended.catch(() => {});
  return { input: child.stdin, output: child.stdout, ended };
};

const endOf = async (name: string, child: ChildProcessWithoutNullStreams): Promise<void> => {
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number | null]>]);
  if (code !== 0) throw new BackupError(`${name}: failed (${complaint.trim().split('\n', 1)[0]})`);
};

const withoutPassword = (url: string): string => {
  const bare = new URL(url);
  bare.password = '';
  return bare.href;
};

const passwordOf = (url: string): { readonly PGPASSWORD?: string } => {
  const { password } = new URL(url);
  return password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) };
};
