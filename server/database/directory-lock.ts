import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SettingsError } from '#server/settings/environment.ts';

/** A killed process may take a moment to be gone. */
const TAKEOVER_TIMEOUT = 2000;
const PAUSE = 50;

/**
 * Keeps a second process off a directory; returns the way to free it.
 * The lock of a dead process is taken over. Throws a SettingsError when a living one holds it.
 */
export const lockDirectory = async (directory: string): Promise<() => void> => {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'server.lock');
  const deadline = Date.now() + TAKEOVER_TIMEOUT;
  while (!(await takeLock(file))) {
    const holder = readHolder(file);
    if (holder === null || !isAlive(holder)) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new SettingsError(
        `DATA_DIR: ${directory} is in use by process ${holder}; stop it first or choose another folder`,
      );
    else await wait(PAUSE);
  }
  return () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true });
  };
};

/** Two processes that take over one stale lock at once may remove each other's: the one whose lock stays has it. */
const takeLock = async (file: string): Promise<boolean> => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  await wait(PAUSE);
  return readHolder(file) === process.pid;
};

const readHolder = (file: string): number | null => {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
};

/** A lock with our own id is a dead process's: ids start anew in a new container. */
const isAlive = (pid: number): boolean => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
};

/** Killed, but not yet waited for by its parent (Linux). */
const isZombie = (pid: number): boolean => {
  try {
    return / [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''));
  } catch {
    return false;
  }
};
