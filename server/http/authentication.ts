import type { FastifyRequest } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { removeUser } from '#contract/calls/users.calls.ts';
import { userIdParams } from '#contract/schemas/id.schema.ts';
import { accountDeleted, forbidden, unauthenticated } from '#server/api/api-failure.ts';
import type { Identity } from '#server/api/identity.types.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';

export const BEARER = /^Bearer +(\S+)$/i;

export interface Authorities {
  readonly verifier: TokenVerifier;
  readonly isDeleted: (userId: string) => Promise<boolean>;
}

/** Who speaks, as far as the call wants to know; null for nobody. Throws 401 and 403. */
export const authenticate = async (
  call: Call,
  { headers, params }: Pick<FastifyRequest, 'headers' | 'params'>,
  { verifier, isDeleted }: Authorities,
): Promise<Identity | null> => {
  const { authorization } = headers;
  if (call.auth === 'none' || (call.auth === 'optional' && authorization === undefined)) return null;
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  const { identity, isRevoked } = await verifier.verify(token);
  if (await isDeleted(identity.uid)) {
    if (isOwnRemoval(call, params, identity)) return identity;
    throw accountDeleted();
  }
  if (isRevoked) throw unauthenticated();
  if (call.auth === 'admin' && !identity.isAdmin) throw forbidden();
  return identity;
};

/** Whoever asks again whether their account is deleted, because the answer was lost, hears that it is. */
const isOwnRemoval = ({ name }: Call, params: unknown, { uid }: Identity): boolean =>
  name === removeUser.name && userIdParams.safeParse(params).data?.id === uid;
