import { UnsecuredJWT } from 'jose';
import { unauthenticated } from '#server/http/api-failure.ts';
import type { AuthEmulator } from '#server/identity/emulator/auth-emulator.ts';
import type { TokenVerifier } from '#server/identity/identity.types.ts';
import { identityOf, readClaims } from '#server/identity/token-claims.ts';

/** The emulator signs nothing, so its tokens are believed only of accounts that it holds, that are enabled and not revoked. */
export const emulatorTokenVerifier = (emulator: AuthEmulator, projectId: string, now: () => number): TokenVerifier => ({
  verify: async (token) => {
    const claims = readClaims(decode(token, projectId, now()), now());
    const account = claims === null ? undefined : emulator.find(claims.sub);
    if (claims === null || account === undefined || account.disabled === true) throw unauthenticated();
    if (claims.auth_time < Number(account.validSince ?? 0)) throw unauthenticated();
    return identityOf(claims);
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
