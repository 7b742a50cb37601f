import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { ApiFailure } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { TokenVerifier } from '#server/identity/token-verifier.port.ts';

/** Longer than this is away. */
const PING_TIMEOUT = 4000;

/** Behind by more seconds than this, a job is late. */
const LATE = 300;

/** How the server itself is. */
export interface Upkeep {
  /** Rejects when its folder cannot be written to. */
  readonly tryDisk: () => Promise<void>;
  /** How many seconds its jobs, or those of its copies, are behind their time. */
  readonly lateness: () => Promise<number>;
}

interface Dependencies {
  readonly database: Pick<OpenDatabase, 'ping'>;
  readonly verifier: Pick<TokenVerifier, 'ping'>;
  readonly upkeep: Upkeep;
}

export const systemHandlers = ({ database, verifier, upkeep }: Dependencies) =>
  ({
    'system.health': async () => ({ status: 'ok' }),

    'system.ready': async () => {
      const [isDatabaseThere, isIdentityThere, isDiskThere, areJobsOnTime] = await Promise.all([
        answers(database.ping()),
        answers(verifier.ping()),
        answers(upkeep.tryDisk()),
        answers(upkeep.lateness().then(refuseLate)),
      ]);
      if (!isDatabaseThere) throw new ApiFailure(503, 'database_unavailable', 'The database is away.');
      if (!isIdentityThere) throw new ApiFailure(503, 'identity_unavailable', 'The identity provider is away.');
      if (!isDiskThere) throw new ApiFailure(503, 'disk_unavailable', 'The disk is full or may not be written to.');
      // All copies are as late: whoever took them out of service for it would take out all.
      return { status: 'ok', database: 'ok', identity: 'ok', disk: 'ok', jobs: areJobsOnTime ? 'ok' : 'late' };
    },
  }) satisfies Handlers;

const refuseLate = (seconds: number): void => {
  if (seconds > LATE) throw new Error('The jobs are late.');
};

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
