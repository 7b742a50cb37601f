import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tryDisk } from '#server/database/try-disk.ts';
import { systemHandlers } from '#server/http/system.handlers.ts';

const fine = async (): Promise<void> => {};
const away = () => Promise.reject(new Error('away'));

const readiness = ({ database = fine, identity = fine, disk = fine, lateness = async () => 0 }) => {
  const handlers = systemHandlers({
    database: { ping: database },
    verifier: { ping: identity },
    upkeep: { tryDisk: disk, lateness },
  });
  return handlers['system.ready']().catch(({ status, code }: { status: number; code: string }) => [status, code]);
};

const READY = { status: 'ok', database: 'ok', identity: 'ok', disk: 'ok' };

test('a server is ready unless it cannot serve; late jobs, which its copies share, are told and take nobody out', async () => {
  expect(
    await Promise.all([
      readiness({}),
      readiness({ lateness: async () => 300 }),
      readiness({ lateness: async () => 301 }),
      readiness({ lateness: away as () => Promise<never> }),
      readiness({ database: away, disk: away }),
      readiness({ identity: away }),
      readiness({ disk: away }),
    ]),
  ).toEqual([
    { ...READY, jobs: 'ok' },
    { ...READY, jobs: 'ok' },
    { ...READY, jobs: 'late' },
    { ...READY, jobs: 'late' },
    [503, 'database_unavailable'],
    [503, 'identity_unavailable'],
    [503, 'disk_unavailable'],
  ]);
});

test('a disk is tried by writing to it, of which nothing is left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nauka-disk-'));
  await tryDisk(folder);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  await expect(tryDisk(folder)).rejects.toHaveProperty('code', 'ENOENT');
  writeFileSync(folder, '');
  await expect(tryDisk(folder)).rejects.toHaveProperty('code', 'ENOTDIR');
});
