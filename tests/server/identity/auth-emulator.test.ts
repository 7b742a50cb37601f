import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { unauthenticated } from '#server/api/api-failure.ts';
import { accountFile } from '#server/identity/emulator/account-file.ts';
import { startAuthEmulator, type AuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import { emulatorTokenVerifier } from '#server/identity/emulator/emulator-token-verifier.ts';
import { firebaseClaims, startTestIssuer } from '../../support/test-issuer.ts';

const PROJECT = 'demo-nauka';
const ALA = { email: 'ala@example.test', password: 'tajne-haslo', returnSecureToken: true };
const session = z.object({ localId: z.string(), idToken: z.string(), refreshToken: z.string() });

let path: string;
let emulator: AuthEmulator;

const start = async () => {
  emulator = await startAuthEmulator({ projectId: PROJECT, host: '127.0.0.1', port: 0, accounts: accountFile(path) });
};
/** What a killed process leaves is the file alone. */
const restart = async () => {
  await emulator.close();
  await start();
};

beforeEach(async () => {
  path = join(mkdtempSync(join(tmpdir(), 'nauka-emulator-')), 'accounts.json');
  await start();
});
afterEach(() => emulator.close());

const ask = async (call: string, body: unknown) => {
  const response = await fetch(
    `http://127.0.0.1:${emulator.port}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const answer: unknown = await response.json();
  return { status: response.status, answer };
};
const signUp = async () => session.parse((await ask('signUp', ALA)).answer);
const OF_PROJECT = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT };
const unsigned = (uid: string, change = {}) =>
  new UnsecuredJWT(firebaseClaims(uid, { ...OF_PROJECT, ...change }, Date.now())).encode();
const verifier = () => emulatorTokenVerifier(emulator, PROJECT, Date.now);
const isRevoked = async (token: string) => (await verifier().verify(token)).isRevoked;

test('an account is on disk, for its owner’s eyes only, before its sign-up is answered (D34)', async () => {
  const { localId } = await signUp();
  expect(z.array(z.object({ localId: z.string() })).parse(JSON.parse(readFileSync(path, 'utf8')))).toEqual([
    { localId },
  ]);
  expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
});

test('an account, its password and its session outlive the emulator', async () => {
  const before = await signUp();
  await restart();
  expect(session.parse((await ask('signInWithPassword', ALA)).answer).localId).toBe(before.localId);
  expect((await ask('signInWithPassword', { ...ALA, password: 'inne-haslo' })).status).toBe(400);
  expect((await ask('signUp', ALA)).answer).toHaveProperty('error.message', 'EMAIL_EXISTS');
  const refreshed = await fetch(`http://127.0.0.1:${emulator.port}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: before.refreshToken }),
  });
  expect(await refreshed.json()).toHaveProperty('user_id', before.localId);
  expect(await verifier().verify(before.idToken)).toEqual({
    identity: {
      uid: before.localId,
      email: 'ala@example.test',
      isEmailVerified: false,
      displayName: null,
      provider: 'Email',
      isAdmin: false,
      authenticatedAt: Number(decodeJwt(before.idToken)['auth_time']) * 1000,
    },
    isRevoked: false,
  });
});

test('a Google account, a changed password and a deletion outlive it as well', async () => {
  const google = {
    postBody: `providerId=google.com&id_token=${encodeURIComponent('{"sub":"g1","email":"ola@gmail.test","email_verified":true}')}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  };
  const ola = session.parse((await ask('signInWithIdp', google)).answer);
  const ala = await signUp();
  await ask('update', { idToken: ala.idToken, password: 'nowe-haslo', returnSecureToken: true });
  const ela = session.parse((await ask('signUp', { ...ALA, email: 'ela@example.test' })).answer);
  await ask('delete', { idToken: ela.idToken });

  for (let time = 0; time < 2; time += 1) {
    await restart();
    expect(session.parse((await ask('signInWithIdp', google)).answer).localId).toBe(ola.localId);
    expect((await ask('signInWithPassword', { ...ALA, password: 'nowe-haslo' })).status).toBe(200);
    expect((await ask('signInWithPassword', ALA)).status).toBe(400);
    expect((await ask('signInWithPassword', { ...ALA, email: 'ela@example.test' })).status).toBe(400);
    expect((await verifier().verify(ola.idToken)).identity.provider).toBe('google.com');
  }
  expect(emulator.find(ala.localId)?.providerUserInfo?.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('a token of another project, with a signature or without sense is not believed', async () => {
  const { localId } = await signUp();
  const issuer = await startTestIssuer();
  expect((await verifier().verify(unsigned(localId))).identity.uid).toBe(localId);
  for (const token of [unsigned(localId, { aud: 'other' }), await issuer.tokenFor(localId, OF_PROJECT), 'word']) {
    await expect(verifier().verify(token)).rejects.toEqual(unauthenticated());
  }
  await issuer.close();
});

test('a token of nobody’s account, of a revoked login or of a deleted account is revoked', async () => {
  const { idToken, localId } = await signUp();
  expect([
    await isRevoked(idToken),
    await isRevoked(unsigned('nobody')),
    await isRevoked(unsigned(localId, { auth_time: 1 })),
  ]).toEqual([false, true, true]);
  await ask('delete', { idToken });
  expect(await isRevoked(idToken)).toBe(true);
});

test('a password that was reset by the link of an e-mail outlives the emulator', async () => {
  const { localId } = await signUp();
  await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email: ALA.email });
  const letters = await (await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}/oobCodes`)).json();
  const link = z.object({ oobCodes: z.tuple([z.object({ oobLink: z.string() })]) }).parse(letters).oobCodes[0].oobLink;
  expect((await fetch(`${link}&newPassword=nowe-haslo`)).status).toBe(200);
  await restart();
  expect(session.parse((await ask('signInWithPassword', { ...ALA, password: 'nowe-haslo' })).answer).localId).toBe(
    localId,
  );
});
