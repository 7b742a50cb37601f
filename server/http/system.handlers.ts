import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';

/** Longer than this is away. */
const PING_TIMEOUT = 4000;

interface Dependencies {
  readonly database: OpenDatabase;
  readonly verifier: TokenVerifier;
}

export const systemHandlers = ({ database, verifier }: Dependencies) =>
  ({
    'system.health': async () => ({ status: 'ok' }),

    'system.ready': async () => {
      const [isDatabaseThere, isIdentityThere] = await Promise.all([
        answers(database.ping()),
        answers(verifier.ping()),
      ]);
      if (!isDatabaseThere) throw new ApiFailure(503, 'database_unavailable', 'The database is away.');
      if (!isIdentityThere) throw new ApiFailure(503, 'identity_unavailable', 'The identity provider is away.');
      return { status: 'ok', database: 'ok', identity: 'ok' };
    },
  }) satisfies Handlers;

const answers = async (ping: Promise<void>): Promise<boolean> => {
  const over = new AbortController();
  const lateness = wait(PING_TIMEOUT, false, { signal: over.signal }).catch(() => false);
  const isThere = await Promise.race([
    ping.then(
      () => true,
      () => false,
    ),
    lateness,
  ]);
  over.abort();
  return isThere;
};
