import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { databaseFolder } from '#server/database/embedded-database.ts';
import { SettingsError } from '#server/settings/environment.ts';
import { kill } from '../../support/server-process.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'nauka-lock-'));
const holderOf = (directory: string) => readFileSync(join(directory, 'server.lock'), 'utf8');

/** Another process that holds the folder. */
const holdElsewhere = async (directory: string) => {
  const script = `(await import('./server/database/directory-lock.ts')).lockDirectory(process.argv[1]).then(() => console.log('held')); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('a folder is one process’s until it ends, be it killed, and the refusal says whose', async () => {
  const directory = folder();
  const other = await holdElsewhere(directory);
  const holder = holderOf(directory);
  expect(holder.replace(/since .*/, '')).toBe(`process ${other.pid} on ${hostname()} `);
  await expect(lockDirectory(directory)).rejects.toThrow(
    new SettingsError(`DATA_DIR: ${directory} is in use by ${holder}; stop it first or choose another folder`),
  );
  await kill(other);
  (await lockDirectory(directory))();
});

test.each([
  ['nothing', ''],
  ['the number of a living process', String(process.ppid)],
  ['a living process', `process ${process.ppid} on ${hostname()}`],
])('a file that names %s and is held by nobody refuses nobody', async (_name, content) => {
  const directory = folder();
  writeFileSync(join(directory, 'server.lock'), content);
  const unlock = await lockDirectory(directory);
  expect(holderOf(directory).replace(/since .*/, '')).toBe(`process ${process.pid} on ${hostname()} `);
  unlock();
  (await lockDirectory(directory))();
});

test('nobody else of the machine reads the data, also where the folder was open before', async () => {
  const directory = join(folder(), 'data');
  (await lockDirectory(directory))();
  const database = await databaseFolder(directory);
  chmodSync(database, 0o755);
  await databaseFolder(directory);
  const modes = [directory, join(directory, 'server.lock'), database].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o700]);
});
