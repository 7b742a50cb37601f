import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLock } from 'fs-native-extensions';
import { finishRestore } from '#server/database/restored-folder.ts';
import { SettingsError } from '#server/settings/environment.ts';

/** A killed process may take a moment to be gone. */
const TAKEOVER_TIMEOUT = 2000;
const PAUSE = 50;

/**
 * Keeps everybody else off a directory, also those in another container on the same disk; returns the way to free it.
 * The kernel holds the lock, and lets go of it when the process ends, however it ends: the file stays, and says for people
 * who had it last. A restore that was broken off is at its end, or has never been, when this resolves. Throws a SettingsError when somebody holds it.
 */
export const lockDirectory = async (directory: string): Promise<() => void> => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, 'server.lock');
  const descriptor = openSync(file, 'a+', 0o600);
  const deadline = Date.now() + TAKEOVER_TIMEOUT;
  while (!tryLock(descriptor)) {
    if (Date.now() > deadline) {
      closeSync(descriptor);
      throw new SettingsError(
        `DATA_DIR: ${directory} is in use by ${readFileSync(file, 'utf8')}; stop it first or choose another folder`,
      );
    }
    await wait(PAUSE);
  }
  ftruncateSync(descriptor);
  writeSync(descriptor, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}`);
  finishRestore(directory);
  return () => closeSync(descriptor);
};
