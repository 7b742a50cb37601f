import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { listeningPort } from '#server/shared/listening-port.ts';
import { databaseLine, failingWith } from '#server/start-failures.ts';
import { startServer } from '#server/start-server.ts';
import { AUDIENCE, ISSUER } from '../../support/test-issuer.ts';

const taken = createServer();
let takenPort = '';
beforeAll(async () => {
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  takenPort = String(listeningPort(taken));
});
afterAll(() => {
  taken.close();
});

const folder = () => mkdtempSync(join(tmpdir(), 'nauka-start-'));
const fileIn = (directory: string, name: string, content = ''): string => {
  writeFileSync(join(directory, name), content);
  return join(directory, name);
};

/** What is said of a start with these settings, its folder being called FOLDER. */
const refusalOf = (environment: Readonly<Record<string, string>>, directory = folder()): Promise<string> =>
  startServer(
    readSettings({ PORT: '0', AUTH_EMULATOR_PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: directory, ...environment }),
  ).then(
    async (server) => {
      await server.close();
      return 'started';
    },
    (error: unknown) => String(error).replaceAll(directory, 'FOLDER'),
  );

const NO_EMULATOR = { IDENTITY_JWKS_URL: 'http://127.0.0.1:9/', IDENTITY_ISSUER: ISSUER, IDENTITY_AUDIENCE: AUDIENCE };
/** What is wrong of it is told before a database is waited for. */
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'nauka',
  FIREBASE_WEB_CONFIG: '{"apiKey":"k","authDomain":"nauka.firebaseapp.com","projectId":"nauka"}',
  DATABASE_URL: 'postgres://ala:tajne@127.0.0.1:1/nauka',
};

test('a start that fails says in one line which setting, why, and what to do', async () => {
  const [broken, half] = [folder(), folder()];
  fileIn(broken, 'database');
  fileIn(half, 'accounts.json', '[{"localId":');
  const lines = [
    await refusalOf({ DATA_DIR: fileIn(folder(), 'file') }).then((line) => line.replace(/\/\S+/, 'FILE')),
    await refusalOf(NO_EMULATOR, broken),
    await refusalOf({ ...NO_EMULATOR, DATABASE_URL: 'postgres://ala:tajne@127.0.0.1:1/nauka' }),
    await refusalOf({ DATA_DIR: 'memory:', AUTH_EMULATOR_PORT: takenPort }),
    await refusalOf({ ...FIREBASE, GOOGLE_APPLICATION_CREDENTIALS: '/nowhere/key.json' }),
    await refusalOf({ ...FIREBASE, GOOGLE_APPLICATION_CREDENTIALS: folder() }),
    await refusalOf({ ...FIREBASE, GOOGLE_APPLICATION_CREDENTIALS: fileIn(folder(), 'key.json', '{"type":') }),
    await refusalOf({
      ...FIREBASE,
      GOOGLE_APPLICATION_CREDENTIALS: fileIn(folder(), 'key.json', '{"private_key":"tajne"}'),
    }),
    await refusalOf({ DATA_DIR: half }).then((line) => line.replaceAll(half, 'FOLDER')),
  ];
  expect(lines).toEqual([
    'SettingsError: DATA_DIR: FILE is no folder (EEXIST); choose another one',
    'SettingsError: DATA_DIR: FOLDER is no folder (EEXIST); choose another one',
    'SettingsError: DATABASE_URL: 127.0.0.1:1 does not answer (ECONNREFUSED); start the database or correct the address',
    `SettingsError: AUTH_EMULATOR_PORT: ${takenPort} is in use; stop who uses it or set another one`,
    ...['ENOENT', 'EISDIR', 'not JSON'].map(
      (code) =>
        `SettingsError: GOOGLE_APPLICATION_CREDENTIALS: the file cannot be read (${code}); give the path of a service account's key, which is JSON`,
    ),
    'SettingsError: GOOGLE_APPLICATION_CREDENTIALS: the file is no key of Google, which has a type; download the key of the service account again',
    'SettingsError: DATA_DIR: FOLDER/accounts.json cannot be read (not JSON); restore a backup (npm run restore) or move the file away',
  ]);
});

test('a start that lets others reach the Auth emulator says so, once and loudly', async () => {
  const warnings: unknown[] = [];
  const writing = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    if (String(line).startsWith('{')) warnings.push(JSON.parse(String(line)).msg);
    return true;
  });
  const exposed = { HOST: '0.0.0.0', ALLOW_EMULATOR_OFF_LOOPBACK: 'true', DATA_DIR: 'memory:', LOG_LEVEL: 'warn' };
  const outcome = await refusalOf(exposed).finally(() => writing.mockRestore());
  expect({
    outcome,
    warnings: warnings.filter((warning) => !String(warning).startsWith('the web app is not')),
  }).toEqual({
    outcome: 'started',
    warnings: [
      'ANYBODY WHO REACHES THIS SERVER MAY BE ANYBODY, administrators too: the Auth emulator is off loopback (ALLOW_EMULATOR_OFF_LOOPBACK)',
    ],
  });
});

const POSTGRES = { kind: 'postgres', url: 'postgres://ala:tajne@db.example.test/nauka' } as const;
const EMBEDDED = { kind: 'embedded', directory: '/data' } as const;
const ofPostgres = (code: string) =>
  new Error('Failed query: select', { cause: Object.assign(new DatabaseError('', 1, 'error'), { code }) });

test.each([
  [
    POSTGRES,
    ofPostgres('28P01'),
    'DATABASE_URL: db.example.test refuses the user ala (28P01); correct user or password',
  ],
  [
    POSTGRES,
    ofPostgres('3D000'),
    'DATABASE_URL: db.example.test has no database nauka; create it or correct the address',
  ],
  [
    POSTGRES,
    ofPostgres('42P07'),
    'DATABASE_URL: the tables of nauka were not brought up to date (42P07); nothing was changed, so start the version before this one',
  ],
  [
    EMBEDDED,
    { name: 'ErrnoError', errno: 51 },
    'DATA_DIR: the disk of /data is full (ENOSPC); free some space or choose another folder',
  ],
  [
    EMBEDDED,
    Object.assign(new Error('read-only'), { code: 'EROFS' }),
    "DATA_DIR: /data may not be written to (EROFS); make it this user's or choose another folder",
  ],
  [
    EMBEDDED,
    new Error('Aborted(). Build with -sASSERTIONS'),
    'DATA_DIR: the database in /data cannot be opened (unknown); restore a backup (npm run restore) or move the folder away',
  ],
])('%j that fails with %s is told by what can be done', (settings, error, line) => {
  expect(() => failingWith(databaseLine(settings))(error)).toThrow(
    expect.objectContaining({ name: 'SettingsError', message: line }),
  );
});
