import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { ApiFailure, unauthenticated } from '#server/api/api-failure.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { hasExpired, identityOf, readClaims, type Claims } from '#server/identity/token-claims.ts';

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const MINUTE = 60_000;
/** More tokens than this only cost further checks; a kilobyte and a half each. */
const MOST_REMEMBERED = 10_000;

export interface Issuer {
  readonly keys: string;
  readonly issuer: string;
  readonly audience: string;
}

export const firebaseIssuer = (projectId: string): Issuer => ({
  keys: FIREBASE_KEYS,
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
});

/**
 * Believes RS256 by the issuer's published keys and nothing that a token's header says of keys. Knows of no revocation.
 * What was believed once is believed until it expires, without another look at its signature (D61).
 */
export const signedTokenVerifier = ({ keys, issuer, audience }: Issuer, now: () => number): TokenVerifier => {
  const published = createRemoteJWKSet(new URL(keys), {
    timeoutDuration: 4000,
    cooldownDuration: MINUTE,
    cacheMaxAge: 60 * MINUTE,
  });
  const believed = new LRUCache<string, Claims>({ max: MOST_REMEMBERED });

  const check = async (token: string): Promise<Claims> => {
    const { payload, protectedHeader } = await jwtVerify(token, published, {
      algorithms: ['RS256'],
      issuer,
      audience,
      currentDate: new Date(now()),
    }).catch((error: unknown) => {
      throw isTokenAtFault(error) ? unauthenticated() : keysAreAway(error);
    });
    const claims = protectedHeader.kid === undefined ? null : readClaims(payload, now());
    if (claims === null) throw unauthenticated();
    believed.set(token, claims);
    return claims;
  };

  return {
    verify: async (token) => {
      const known = believed.get(token);
      if (known !== undefined && hasExpired(known, now())) throw unauthenticated();
      return { identity: identityOf(known ?? (await check(token))), isRevoked: false };
    },
    ping: async () => {
      if (!published.fresh) await published.reload();
    },
  };
};

const isTokenAtFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

const keysAreAway = (cause: unknown): ApiFailure =>
  new ApiFailure(503, 'identity_unavailable', 'The identity provider is away.', { cause });
