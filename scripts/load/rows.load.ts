import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { runnerImport } from 'vite';
import { findTrialStatus } from '#server/access/trial.repository.ts';
import { currentSubscription } from '#server/billing/purchases/current-subscription.ts';
import type { Database } from '#server/database/database.types.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { isDeleted } from '#server/identity/deletions.repository.ts';
import { findUser } from '#server/identity/users.repository.ts';
import { listDueCards } from '#server/learning/cards/cards.repository.ts';
import { findThread, listConversations } from '#server/learning/conversations.repository.ts';
import { examAnswers, latestQuizAnswers } from '#server/learning/progress/answers.repository.ts';
import { seedPersonas, type SeededPersona } from '#server/test-profile/personas.ts';
import { columns, percentile } from './figures.ts';
import type { School } from './school.ts';

const TIMES = 200;
const PAGE = { page: 1, pageSize: 20 };

/** What a page of a pupil asks the database for. */
const queriesOf = (database: Database, { uid, email, own }: SeededPersona) => {
  const identity = {
    uid,
    email,
    isEmailVerified: false,
    displayName: null,
    provider: 'Email',
    isAdmin: false,
    authenticatedAt: 0,
  } as const;
  return {
    'deleted?': () => isDeleted(database, uid),
    'own account': () => findUser(database, uid),
    'current plan': () => currentSubscription(database, uid, Date.now()),
    trial: () => findTrialStatus(database, identity, Date.now()),
    'list of conversations': () =>
      listConversations(database, uid, { mode: undefined, query: '' }, PAGE.page, PAGE.pageSize),
    'one conversation': () => findThread(database, uid, own?.conversationIds.tutor ?? ''),
    'cards that are due': () => listDueCards(database, uid, new Date(), PAGE),
    'quiz answers for progress': () => latestQuizAnswers(database, uid),
    'exam answers for progress': () => examAnswers(database, uid),
  };
};

interface GrownDatabase {
  readonly database: Database;
  readonly owner: SeededPersona;
  readonly drop: () => Promise<void>;
}

const grow = async (school: School, rows: number): Promise<GrownDatabase> => {
  const { module } = await runnerImport<typeof import('../../tests/support/grown-tables.ts')>(
    'tests/support/grown-tables.ts',
  );
  const url = new URL(school.databaseUrl);
  url.pathname = `/rows_${rows}`;
  const server = new Client({ connectionString: school.databaseUrl });
  await server.connect();
  await server.query(`create database rows_${rows} template template0`);
  await (await openDatabase({ kind: 'postgres', url: url.href })).close();
  // The server's own connections end what takes longer than a pupil may wait; and what is made here has its parents.
  const patient = new Pool({ connectionString: url.href, options: '-c session_replication_role=replica' });
  // First, since what strangers have bought is of a plan.
  const { personas } = await seedPersonas(drizzle(patient), Date.now());
  await module.growTables(drizzle(patient), rows);
  await patient.end();
  const { database, close } = await openDatabase({ kind: 'postgres', url: url.href });
  const drop = async () => {
    await close();
    await server.query(`drop database rows_${rows}`);
    await server.end();
  };
  return { database, owner: personas.premium, drop };
};

const timeOf = async (query: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await query();
  return performance.now() - begun;
};

/** The median time of each query in milliseconds, with so many rows of strangers in every table that grows. All sizes are asked in turn, so that what else the machine does slows them alike. */
export const rows = async (school: School, sizes: readonly number[]): Promise<string> => {
  const grown: GrownDatabase[] = [];
  for (const size of sizes) grown.push(await grow(school, size));
  const asked = grown.map(({ database, owner }) => Object.entries(queriesOf(database, owner)));
  const lines: string[][] = [];
  for (const [place, [name]] of (asked[0] ?? []).entries()) {
    const times: number[][] = asked.map(() => []);
    for (let time = 0; time < TIMES; time += 1)
      for (const [size, queries] of asked.entries()) {
        const query = queries[place]?.[1];
        if (query !== undefined) times[size]?.push(await timeOf(query));
      }
    lines.push([name, ...times.map((own) => percentile(own, 50).toFixed(2))]);
  }
  for (const { drop } of grown) await drop();
  return `\n${columns([['milliseconds, median of 200', ...sizes.map((size) => `${size} rows`)], ...lines])}`;
};
