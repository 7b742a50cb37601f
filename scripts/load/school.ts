import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/database/open-database.ts';
import { seedPlans } from '#server/billing/catalogue/plans.repository.ts';
import { seedEnrolment, seedUser } from '#server/test-profile/persona-account.ts';
import { seedPurchase } from '#server/test-profile/persona-purchases.ts';
import { kill, startServerProcess, type ServerProcess } from '../../tests/support/server-process.ts';
import { AUDIENCE, ISSUER, startTestIssuer } from '../../tests/support/test-issuer.ts';
import { ensurePostgres, startPrivatePostgres } from '../test/private-postgres.ts';
import type { Pupil } from './pupils.ts';

export interface School {
  readonly databaseUrl: string;
  readonly pupils: readonly Pupil[];
  /** What a server of it is set by. */
  readonly environment: Readonly<Record<string, string>>;
  tokenFor(uid: string): Promise<string>;
  close(): Promise<void>;
}

/** A PostgreSQL of its own, an issuer of tokens, and pupils who have a plan. */
export const openSchool = async (count: number): Promise<School> => {
  const programs = ensurePostgres();
  if (programs === null) throw new Error('There is no PostgreSQL. Install one (Debian: apt-get install postgresql).');
  const [postgres, issuer] = await Promise.all([startPrivatePostgres(programs), startTestIssuer()]);
  const names = Array.from({ length: count }, (_, number) => `pupil-${number}`);
  const { database, close } = await openDatabase({ kind: 'postgres', url: postgres.url });
  await database.transaction(async (transaction) => {
    await seedPlans(transaction);
    for (const uid of names) {
      await seedUser(transaction, uid, `${uid}@example.test`, Date.now());
      await seedEnrolment(transaction, uid, Date.now());
      await seedPurchase(transaction, uid, { planId: 'premium-annual', daysAgo: 10 }, Date.now());
    }
  });
  await close();
  return {
    databaseUrl: postgres.url,
    pupils: await Promise.all(names.map(async (uid) => ({ uid, token: await issuer.tokenFor(uid) }))),
    environment: {
      DATABASE_URL: postgres.url,
      PORT: '0',
      RATE_LIMITS: 'off',
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: ISSUER,
      IDENTITY_AUDIENCE: AUDIENCE,
    },
    tokenFor: issuer.tokenFor,
    close: async () => {
      await issuer.close();
      postgres.stop();
    },
  };
};

export const startCopies = (school: School, count: number): Promise<ServerProcess[]> =>
  Promise.all(Array.from({ length: count }, () => startServerProcess(school.environment)));

/** A peer of scripts/load/*.entry.ts, which says where it is as a server does. */
export const startPeer = async (school: School, entry: string): Promise<ServerProcess> => {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/load/${entry}`], {
    env: { PATH: process.env['PATH'], ...school.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /^Ready: (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, process: child };
  }
  throw new Error(`${entry} did not start.`);
};

export const stopAll = async (copies: readonly { readonly process: ChildProcess }[]): Promise<void> => {
  await Promise.all(copies.map(({ process: child }) => kill(child, 'SIGKILL')));
};
