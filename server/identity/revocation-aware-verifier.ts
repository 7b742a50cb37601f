import { ApiFailure } from '#server/api/api-failure.ts';
import type { Account, Accounts } from '#server/identity/accounts.port.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';

/** A disabled or revoked user is out after this time at the latest. */
const RECHECK = 5 * 60_000;
/** More people than this at once only cost further look-ups. */
const MAX_REMEMBERED = 20_000;

/** No account has this id. */
const NOBODY = 'readiness';

interface Look {
  readonly at: number;
  readonly account: Promise<Account | null>;
}

/**
 * Looks at the account behind every token, at most every five minutes a person. Fails closed: while the provider does not answer,
 * a person who was looked at longer ago is not believed (503).
 */
export const revocationAwareVerifier = (
  verifier: TokenVerifier,
  accounts: Accounts,
  now: () => number,
): TokenVerifier => {
  const looks = new Map<string, Look>();

  const lookAt = (uid: string): Promise<Account | null> => {
    const last = looks.get(uid);
    if (last !== undefined && now() - last.at < RECHECK) return last.account;
    const look: Look = { at: now(), account: accounts.find(uid) };
    looks.delete(uid);
    looks.set(uid, look);
    if (looks.size > MAX_REMEMBERED) looks.delete(looks.keys().next().value ?? '');
    look.account.catch(() => looks.get(uid) === look && looks.delete(uid));
    return look.account;
  };

  return {
    verify: async (token) => {
      const { identity, isRevoked } = await verifier.verify(token);
      const account = await lookAt(identity.uid).catch((cause: unknown) => {
        throw new ApiFailure(503, 'identity_unavailable', 'The identity provider is away.', { cause });
      });
      const isOut = account === null || account.isDisabled || identity.authenticatedAt < account.validSince;
      return { identity, isRevoked: isRevoked || isOut };
    },
    ping: async () => {
      await Promise.all([verifier.ping(), accounts.find(NOBODY)]);
    },
  };
};
