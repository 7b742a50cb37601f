import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { SettingsError } from '#server/settings/environment.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'nauka-lock-'));

test('a folder is locked until it is freed', async () => {
  const directory = folder();
  const unlock = await lockDirectory(directory);
  expect(readFileSync(join(directory, 'server.lock'), 'utf8')).toBe(String(process.pid));
  unlock();
  expect(existsSync(join(directory, 'server.lock'))).toBe(false);
});

test('a folder that a living process holds is refused by name', async () => {
  const directory = folder();
  writeFileSync(join(directory, 'server.lock'), String(process.ppid));
  await expect(lockDirectory(directory)).rejects.toThrow(
    new SettingsError(
      `DATA_DIR: ${directory} is in use by process ${process.ppid}; stop it first or choose another folder`,
    ),
  );
});

test.each([
  [
    'a process that is gone',
    () =>
      new Promise<string>((resolve) => {
        const child = spawn(process.execPath, ['-e', '']);
        child.once('exit', () => resolve(String(child.pid)));
      }),
  ],
  ['a writer that was interrupted', async () => ''],
  ['an earlier process of our own number', async () => String(process.pid)],
])('the lock of %s is taken over', async (_name, holder) => {
  const directory = folder();
  writeFileSync(join(directory, 'server.lock'), await holder());
  const unlock = await lockDirectory(directory);
  expect(readFileSync(join(directory, 'server.lock'), 'utf8')).toBe(String(process.pid));
  unlock();
});
