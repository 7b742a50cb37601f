import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, newUser } from '../../support/api.ts';
import { emulatedPeople } from '../../support/emulated-people.ts';
import { freePort } from '../../support/server-process.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { firebaseClaims } from '../../support/test-issuer.ts';

let server: TestServer;
let people: ReturnType<typeof emulatedPeople>;

beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ environment: { IDENTITY_JWKS_URL: '', AUTH_EMULATOR_PORT: port } });
  people = emulatedPeople(`http://127.0.0.1:${port}`);
});
afterAll(() => server.close());

const ask = (method: string, path: string, token: string, body?: object) =>
  call(server.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const NOT_BELIEVED = {
  status: 401,
  body: { code: 'unauthenticated', message: 'A valid bearer token is needed.', error: 'Unauthorized' },
};
const DELETED = {
  status: 401,
  body: { code: 'account_deleted', message: 'This account has been deleted.', error: 'Unauthorized' },
};

const PROJECT = { iss: 'https://securetoken.google.com/demo-nauka', aud: 'demo-nauka' };
/** The token of a device that logged in a minute ago. */
const earlierLogin = (uid: string) => new UnsecuredJWT(firebaseClaims(uid, PROJECT, Date.now() - 60_000)).encode();

test('two devices see the same user, each with its own login', async () => {
  const phone = await people.signUp('two@example.test');
  const laptop = await people.signIn('two@example.test');
  expect((await ask('POST', '/api/Users', phone.idToken, newUser(phone.localId))).status).toBe(201);
  const path = `/api/Users/${phone.localId}`;
  await ask('PUT', path, laptop.idToken, { firstName: 'Ola' });
  const seen = await ask('GET', path, phone.idToken);
  expect([seen.status, Object(seen.body).firstName]).toEqual([200, 'Ola']);
  expect(await ask('GET', path, laptop.idToken)).toEqual(seen);
});

test('a changed password throws out at once whoever logged in before', async () => {
  const { localId, idToken } = await people.signUp('changed@example.test');
  await ask('POST', '/api/Users', idToken, newUser(localId));
  await people.changePassword(idToken, 'nowe-haslo');
  const laptop = await people.signIn('changed@example.test', 'nowe-haslo');
  const path = `/api/Users/${localId}`;
  expect(await ask('GET', path, earlierLogin(localId))).toEqual(NOT_BELIEVED);
  expect((await ask('GET', path, laptop.idToken)).status).toBe(200);
});

test('a deleted account is deleted on every device, and its e-mail may begin anew', async () => {
  const phone = await people.signUp('leaver@example.test');
  const laptop = await people.signIn('leaver@example.test');
  const path = `/api/Users/${phone.localId}`;
  await ask('POST', '/api/Users', phone.idToken, newUser(phone.localId));
  expect(await ask('DELETE', path, laptop.idToken)).toEqual({ status: 204, body: null });
  expect(await ask('DELETE', path, laptop.idToken)).toEqual({ status: 204, body: null });
  for (const { idToken } of [phone, laptop]) {
    expect(await ask('GET', path, idToken)).toEqual(DELETED);
    expect(await ask('POST', '/api/Users', idToken, newUser(phone.localId))).toEqual(DELETED);
  }

  const anew = await people.signUp('leaver@example.test');
  expect(anew.localId).not.toBe(phone.localId);
  expect((await ask('POST', '/api/Users', anew.idToken, newUser(anew.localId))).status).toBe(201);
});
