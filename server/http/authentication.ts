import type { Call } from '#contract/call.ts';
import { forbidden, unauthenticated } from '#server/http/api-failure.ts';
import type { Identity, TokenVerifier } from '#server/identity/identity.types.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Who speaks, as far as the call wants to know; null for nobody. Throws 401 and 403. */
export const authenticate = async ({ auth }: Call, authorization: string | undefined, verifier: TokenVerifier): Promise<Identity | null> => {
  if (auth === 'none' || (auth === 'optional' && authorization === undefined)) return null;
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  const identity = await verifier.verify(token);
  if (auth === 'admin' && !identity.isAdmin) throw forbidden();
  return identity;
};
