import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '#server/api/api-failure.ts';
import { NO_ACCOUNT_FILE } from '#server/identity/emulator/account-file.ts';
import { startAuthEmulator, type AuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import { identityToolkitAccounts } from '#server/identity/identity-toolkit-accounts.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { revocationAwareVerifier } from '#server/identity/revocation-aware-verifier.ts';
import { signedTokenVerifier } from '#server/identity/signed-token-verifier.ts';
import { listeningUrl } from '#server/shared/listening-port.ts';
import { scriptedAccounts, type ScriptedAccounts } from '../../support/scripted-accounts.ts';
import { AUDIENCE, ISSUER, startTestIssuer, type TestIssuer } from '../../support/test-issuer.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;
const FIVE_MINUTES = 5 * MINUTE;

describe('with the real provider, which is asked about accounts', () => {
  let issuer: TestIssuer;
  let now: number;
  let accounts: ScriptedAccounts;
  let verifier: TokenVerifier;
  beforeAll(async () => {
    issuer = await startTestIssuer();
  });
  beforeEach(() => {
    now = NOON;
    accounts = scriptedAccounts();
    verifier = revocationAwareVerifier(
      signedTokenVerifier({ keys: issuer.jwksUrl, issuer: ISSUER, audience: AUDIENCE }, () => now),
      accounts,
      () => now,
    );
  });
  afterAll(() => issuer.close());

  const tokenFor = (uid: string, loginAt: number = NOON) => issuer.tokenFor(uid, { auth_time: loginAt / 1000 }, NOON);
  const isOut = async (token: string) => (await verifier.verify(token)).isRevoked;

  test('an account is looked at once in five minutes, however many requests come at once', async () => {
    const token = await tokenFor('ala');
    expect(await Promise.all([isOut(token), isOut(token), isOut(await tokenFor('ala'))])).toEqual([
      false,
      false,
      false,
    ]);
    now += FIVE_MINUTES - 1;
    await isOut(token);
    expect(accounts.asked).toEqual(['find ala']);
    now += 1;
    await isOut(token);
    expect(accounts.asked).toEqual(['find ala', 'find ala']);
  });

  test.each([
    ['disabled', { isDisabled: true, validSince: 0 }],
    ['revoked', { isDisabled: false, validSince: NOON + 1000 }],
    ['deleted', null],
  ])('a user who is %s is out within five minutes', async (_how, account) => {
    const token = await tokenFor('ala');
    expect(await isOut(token)).toBe(false);
    accounts.set('ala', account);
    now += FIVE_MINUTES;
    expect(await isOut(token)).toBe(true);
  });

  test('a device that logged in after the others were thrown out stays in', async () => {
    const [phone, laptop] = [await tokenFor('ala', NOON - 2 * MINUTE), await tokenFor('ala', NOON)];
    accounts.set('ala', { isDisabled: false, validSince: NOON - MINUTE });
    expect([await isOut(phone), await isOut(laptop)]).toEqual([true, false]);
  });

  test('while the provider is away, only those looked at in the last five minutes get in, and it recovers by itself', async () => {
    const [known, unknown] = [await tokenFor('ala'), await tokenFor('ola')];
    await verifier.verify(known);
    accounts.before(() => Promise.reject(new Error('away')));
    const away = new ApiFailure(503, 'identity_unavailable', 'The identity provider is away.');
    expect(await isOut(known)).toBe(false);
    await expect(verifier.verify(unknown)).rejects.toEqual(away);
    now += FIVE_MINUTES;
    await expect(verifier.verify(known)).rejects.toEqual(away);
    await expect(verifier.ping()).rejects.toThrow('away');
    accounts.before(async () => {});
    expect([await isOut(known), await isOut(unknown)]).toEqual([false, false]);
    await verifier.ping();
  });

  test('nobody is looked at for a token that is not to be believed', async () => {
    await expect(verifier.verify('word')).rejects.toEqual(
      new ApiFailure(401, 'unauthenticated', 'A valid bearer token is needed.'),
    );
    expect(accounts.asked).toEqual([]);
  });
});

describe('the provider’s accounts by its REST API, as the emulator answers it', () => {
  const PROJECT = 'demo-nauka';
  let emulator: AuthEmulator;
  beforeAll(async () => {
    emulator = await startAuthEmulator({ projectId: PROJECT, host: '127.0.0.1', port: 0, accounts: NO_ACCOUNT_FILE });
  });
  afterAll(() => emulator.close());

  const accountsAs = (token: string, baseUrl = `${emulator.url}/identitytoolkit.googleapis.com`) =>
    identityToolkitAccounts({ baseUrl, projectId: PROJECT, accessToken: async () => token });
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/${path}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const signUp = async (email: string) =>
    z.object({ localId: z.string() }).parse(await ask('accounts:signUp', { email, password: 'tajne-haslo' })).localId;

  test('an account is found, disabled or not', async () => {
    const uid = await signUp('ala@example.test');
    const validSince = Number(emulator.find(uid)?.validSince) * 1000;
    expect(await accountsAs('owner').find(uid)).toEqual({ isDisabled: false, validSince });
    await ask(`projects/${PROJECT}/accounts:update`, { localId: uid, disableUser: true });
    expect(await accountsAs('owner').find(uid)).toEqual({ isDisabled: true, validSince });
    expect(await accountsAs('owner').find('nobody')).toBe(null);
  });

  test('ended sessions are over from that second on', async () => {
    const uid = await signUp('ola@example.test');
    await ask(`projects/${PROJECT}/accounts:update`, { localId: uid, validSince: '1' });
    const before = Math.floor(Date.now() / 1000) * 1000;
    await accountsAs('owner').endSessions(uid);
    const { validSince } = (await accountsAs('owner').find(uid)) ?? { validSince: 0 };
    expect(validSince >= before && validSince <= Date.now()).toBe(true);
    await accountsAs('owner').endSessions('nobody');
  });

  test('a removed account is gone, its e-mail is free, and removing it again is nothing', async () => {
    const uid = await signUp('ela@example.test');
    await accountsAs('owner').remove(uid);
    await accountsAs('owner').remove(uid);
    expect(await accountsAs('owner').find(uid)).toBe(null);
    expect(await signUp('ela@example.test')).not.toBe(uid);
  });

  test('a provider that refuses us or is not there is an error, never an account that is missing', async () => {
    const uid = await signUp('iga@example.test');
    await expect(accountsAs('thief').find(uid)).rejects.toThrow(
      'The identity provider answered accounts:lookup with 401.',
    );
    await expect(accountsAs('thief').remove(uid)).rejects.toThrow(
      'The identity provider answered accounts:delete with 401.',
    );
    await expect(accountsAs('owner', 'http://127.0.0.1:9').find(uid)).rejects.toThrow('fetch failed');
    expect(emulator.find(uid)?.localId).toBe(uid);
  });

  test('a provider that never answers is given up within five seconds, whichever part of it hangs', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const baseUrl = listeningUrl(silent, '127.0.0.1');
    const hanging = identityToolkitAccounts({ baseUrl, projectId: PROJECT, accessToken: () => new Promise(() => {}) });
    const outcomes = await Promise.allSettled([accountsAs('owner', baseUrl).find('ala'), hanging.find('ala')]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.name)).toEqual([
      'TimeoutError',
      'TimeoutError',
    ]);
    silent.closeAllConnections();
    silent.close();
  });
});
