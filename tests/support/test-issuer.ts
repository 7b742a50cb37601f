import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { listeningPort } from '#server/shared/listening-port.ts';

export const ISSUER = 'https://securetoken.google.com/test-nauka';
export const AUDIENCE = 'test-nauka';

export interface TestIssuer {
  readonly jwksUrl: string;
  readonly privateKey: CryptoKey;
  readonly publicJwk: JWK;
  /** A token as Firebase would make it; claims of undefined are left out. `now` in milliseconds. */
  tokenFor(uid: string, claims?: Readonly<Record<string, unknown>>, now?: number): Promise<string>;
  close(): Promise<void>;
}

const KEY_ID = 'test-key';

/** Issues identity tokens like Firebase's and publishes its key, on this machine. */
export const startTestIssuer = async (): Promise<TestIssuer> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [publicJwk] }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    jwksUrl: `http://127.0.0.1:${listeningPort(server)}/`,
    privateKey,
    publicJwk,
    tokenFor: (uid, claims = {}, now = Date.now()) =>
      new SignJWT(firebaseClaims(uid, claims, now))
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const firebaseClaims = (
  uid: string,
  claims: Readonly<Record<string, unknown>>,
  now: number,
): Record<string, unknown> => {
  const second = Math.floor(now / 1000);
  const all = {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: uid,
    iat: second,
    exp: second + 3600,
    auth_time: second,
    email: `${uid}@example.test`,
    email_verified: false,
    firebase: { sign_in_provider: 'password' },
    ...claims,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};
