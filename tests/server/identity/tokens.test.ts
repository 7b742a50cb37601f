import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { AUDIENCE, firebaseClaims } from '../../support/test-issuer.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const SECOND = NOW / 1000;

let now = NOW;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const askWith = (authorization: string | undefined) =>
  call(`${server.url}/api/Users/pupil`, authorization === undefined ? {} : { headers: { authorization } });

const REFUSED = {
  status: 401,
  body: { code: 'unauthenticated', message: 'A valid bearer token is needed.', error: 'Unauthorized' },
};
const BELIEVED = {
  status: 404,
  body: { code: 'user_not_found', message: 'This person has not been registered.', error: 'Not Found' },
};

const signed = (header: JWTHeaderParameters, claims: Record<string, unknown> = {}) =>
  new SignJWT(firebaseClaims('pupil', claims, NOW)).setProtectedHeader(header).sign(server.issuer.privateKey);

test('a token of the issuer is believed (S1 §7.4)', async () => {
  expect(await askWith(`Bearer ${await signed({ alg: 'RS256', kid: 'test-key' })}`)).toEqual(BELIEVED);
  expect(await askWith(`bearer ${await server.tokenFor('pupil')}`)).toEqual(BELIEVED);
});

test('a token of a machine whose clock is a minute ahead is believed', async () => {
  const ahead = { iat: SECOND + 60, auth_time: SECOND + 60 };
  expect(await askWith(`Bearer ${await signed({ alg: 'RS256', kid: 'test-key' }, ahead)}`)).toEqual(BELIEVED);
});

test.each([
  ['nothing', undefined],
  ['no token', 'Bearer '],
  ['a word', 'Bearer token'],
  ['a password', 'Basic cHVwaWw6c2VjcmV0'],
  ['three dots', 'Bearer ...'],
])('%s is not believed', async (_name, authorization) => {
  expect(await askWith(authorization)).toEqual(REFUSED);
});

test.each<[string, Record<string, unknown>]>([
  ['of another project', { aud: 'other' }],
  ['for several projects', { aud: [AUDIENCE, 'another'] }],
  ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
  ['that has expired', { exp: SECOND }],
  ['without an end', { exp: undefined }],
  ['of the future', { iat: SECOND + 61 }],
  ['without a beginning', { iat: undefined }],
  ['of a login in the future', { auth_time: SECOND + 61 }],
  ['without a login', { auth_time: undefined }],
  ['of nobody', { sub: undefined }],
  ['of an empty id', { sub: '' }],
  ['of an endless id', { sub: 'x'.repeat(129) }],
  ['of an id with NUL', { sub: 'pupil\0' }],
  ['of a number', { sub: 1 }],
])('a token %s is not believed', async (_name, claims) => {
  expect(await askWith(`Bearer ${await signed({ alg: 'RS256', kid: 'test-key' }, claims)}`)).toEqual(REFUSED);
});

test('an unsigned token is not believed', async () => {
  expect(await askWith(`Bearer ${new UnsecuredJWT(firebaseClaims('pupil', {}, NOW)).encode()}`)).toEqual(REFUSED);
});

test('a token signed with the public key as if it were a secret is not believed', async () => {
  const key = await importJWK(server.issuer.publicJwk, 'RS256', { extractable: true });
  if (key instanceof Uint8Array) throw new Error('not a public key');
  const secret = new TextEncoder().encode(await exportSPKI(key));
  const token = await new SignJWT(firebaseClaims('pupil', {}, NOW))
    .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
    .sign(secret);
  expect(await askWith(`Bearer ${token}`)).toEqual(REFUSED);
});

test('a stranger’s key is not believed, whatever the header says of it', async () => {
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const { publicJwk } = server.issuer;
  const headers: JWTHeaderParameters[] = [
    { alg: 'RS256', kid: 'test-key' },
    { alg: 'RS256', kid: 'unknown' },
    { alg: 'RS256', jwk: { ...publicJwk, kty: 'RSA' } },
    { alg: 'RS256', kid: 'test-key', jku: server.issuer.jwksUrl, x5u: server.issuer.jwksUrl },
  ];
  for (const header of headers) {
    const token = await new SignJWT(firebaseClaims('pupil', {}, NOW))
      .setProtectedHeader(header)
      .sign(stranger.privateKey);
    expect(await askWith(`Bearer ${token}`)).toEqual(REFUSED);
  }
});

test.each<[string, unknown]>([
  ['a list', ['RS256']],
  ['a number as key id', { alg: 'RS256', kid: 1 }],
  ['an object as key id', { alg: 'RS256', kid: {} }],
  ['no algorithm', { kid: 'test-key' }],
  ['a number as algorithm', { alg: 256, kid: 'test-key' }],
  ['an unknown demand', { alg: 'RS256', kid: 'test-key', crit: ['trust-me'], 'trust-me': true }],
  ['a text that is not encoded', { alg: 'RS256', kid: 'test-key', crit: ['b64'], b64: false }],
])('a token with %s in its header is not believed', async (_name, header) => {
  const [, payload = '', signature = ''] = (await server.tokenFor('pupil')).split('.');
  const forged = Buffer.from(JSON.stringify(header)).toString('base64url');
  expect(await askWith(`Bearer ${forged}.${payload}.${signature}`)).toEqual(REFUSED);
});

test('a token without a key id, with another algorithm or a changed text is not believed', async () => {
  const token = await signed({ alg: 'RS256', kid: 'test-key' });
  const [head = '', , signature = ''] = token.split('.');
  const forged = Buffer.from(JSON.stringify(firebaseClaims('pupil', { admin: true }, NOW))).toString('base64url');
  expect(await askWith(`Bearer ${await signed({ alg: 'RS256' })}`)).toEqual(REFUSED);
  expect(await askWith(`Bearer ${head}.${forged}.${signature}`)).toEqual(REFUSED);
  expect(await askWith(`Bearer ${head}.${forged}.`)).toEqual(REFUSED);
});

test('a token whose signature was checked is believed without another look at it, until it expires (D61)', async () => {
  const verify = vi.spyOn(crypto.subtle, 'verify');
  const token = await server.tokenFor('pupil', { exp: SECOND + 60 });
  expect([await askWith(`Bearer ${token}`), await askWith(`Bearer ${token}`)]).toEqual([BELIEVED, BELIEVED]);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(await askWith(`Bearer ${token.slice(0, -8)}AAAAAAAA`)).toEqual(REFUSED);
  now = NOW + 60_000;
  expect(await askWith(`Bearer ${token}`)).toEqual(REFUSED);
  now = NOW;
  verify.mockRestore();
});

test('while the key server is away nobody gets in, and the answer says that it will pass', async () => {
  const other = await startTestServer({ now: () => NOW, environment: { IDENTITY_JWKS_URL: 'http://127.0.0.1:9/' } });
  const headers = { authorization: `Bearer ${await server.tokenFor('pupil')}` };
  const away = {
    status: 503,
    body: { code: 'identity_unavailable', message: 'The identity provider is away.', error: 'Service Unavailable' },
  };
  expect(await call(`${other.url}/api/Users/pupil`, { headers })).toEqual(away);
  expect(await call(`${other.url}/api/ready`, {})).toEqual(away);
  await other.close();
});
