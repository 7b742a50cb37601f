import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call, newUser } from '../../support/api.ts';
import { emulatedPeople } from '../../support/emulated-people.ts';
import { prepareDatabase } from '../../support/fresh-database.ts';
import { freePort, kill, startServerProcess } from '../../support/server-process.ts';

test(
  'a pupil whose backend went away between account and registration finishes later with the same e-mail',
  { timeout: 180_000 },
  async () => {
    const environment = {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'nauka-interrupted-')),
      PORT: await freePort(),
      AUTH_EMULATOR_PORT: await freePort(),
    };
    await prepareDatabase(environment.DATA_DIR);
    const people = emulatedPeople(`http://127.0.0.1:${environment.AUTH_EMULATOR_PORT}`);
    const first = await startServerProcess(environment);
    const { localId } = await people.signUp('ala@example.test');
    await kill(first.process);

    const second = await startServerProcess(environment);
    expect(await people.refusalOfSignUp('ala@example.test')).toBe('EMAIL_EXISTS');
    const { idToken, ...back } = await people.signIn('ala@example.test');
    expect(back).toEqual({ localId });
    const register = () =>
      call(`${second.url}/api/Users`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${idToken}`,
          'content-type': 'application/json',
          'idempotency-key': 'registration',
        },
        body: JSON.stringify(newUser(localId)),
      });
    const registration = await register();
    expect([registration.status, Object(registration.body).email]).toEqual([201, 'ala@example.test']);
    expect(await register()).toEqual(registration);
    await kill(second.process, 'SIGTERM');
  },
);
