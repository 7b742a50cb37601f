import { UnsecuredJWT } from 'jose';
import { unauthenticated } from '#server/api/api-failure.ts';
import type { AuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';
import { identityOf, readClaims } from '#server/identity/token-claims.ts';

/** The emulator signs nothing, so its tokens are believed only of accounts that it holds, that are enabled and not revoked: at once. */
export const emulatorTokenVerifier = (emulator: AuthEmulator, projectId: string, now: () => number): TokenVerifier => ({
  verify: async (token) => {
    const claims = readClaims(decode(token, projectId, now()), now());
    if (claims === null) throw unauthenticated();
    const account = emulator.find(claims.sub);
    const isRevoked =
      account === undefined || account.disabled === true || claims.auth_time < Number(account.validSince ?? 0);
    return { identity: identityOf(claims), isRevoked };
  },
  ping: async () => {},
});

const decode = (token: string, projectId: string, now: number): unknown => {
  try {
    return UnsecuredJWT.decode(token, {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: new Date(now),
    }).payload;
  } catch {
    throw unauthenticated();
  }
};
