import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, OpenDatabase } from '#server/database/database.types.ts';
import { listeningPort } from '#server/shared/listening-port.ts';
import { callsInLine } from '#server/database/schema/limits.tables.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';
import { freshPglite } from './fresh-database.ts';
import { startTestServer, type TestServer } from './server.ts';
import { startTestIssuer } from './test-issuer.ts';

export interface MortalServer extends Pick<TestServer, 'url' | 'tokenFor'> {
  /** Outlives every death. */
  readonly database: Database;
  /** Kills the server at the operation of this number from now on, 0 being the next: a query, the end of a transaction or a word of the tutor. */
  dieAt(operation: number): void;
  /** Takes back a death that has not come. */
  live(): void;
  /** Resolves when it answers. */
  isUp(): Promise<void>;
  /** How often it has died. */
  deaths(): number;
  close(): Promise<void>;
}

/** What one life of the server does; called at each operation, throws when it is dead. */
type Doing = () => void;

/** A database as a process sees it that may die: nothing reaches it any more, and what was open is rolled back. */
const mortalClient = (client: PGlite, doing: Doing): PGlite => {
  const seen = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(of, name) {
        const member: unknown = Reflect.get(of, name, of);
        if (typeof member !== 'function') return member;
        if (name === 'query' || name === 'exec' || name === 'sql')
          return async (...given: unknown[]) => {
            doing();
            return Reflect.apply(member, of, given);
          };
        if (name === 'transaction')
          return async (work: (transaction: object) => Promise<unknown>) => {
            doing();
            const result: unknown = await Reflect.apply(member, of, [
              async (transaction: object) => {
                const done = await work(seen(transaction));
                doing();
                return done;
              },
            ]);
            doing();
            return result;
          };
        return member.bind(of);
      },
    });
  return seen(client);
};

/** The real server, which dies when it is told and begins anew on the same port and the same PGlite, knowing nothing but what is stored. */
export const startMortalServer = async (tutor: Tutor): Promise<MortalServer> => {
  const [issuer, client] = await Promise.all([startTestIssuer(), freshPglite()]);
  let [left, died] = [Infinity, 0];

  const born = async (port: number): Promise<TestServer> => {
    let isDead = false;
    const doing = (): void => {
      if (!isDead && left === 0) {
        isDead = true;
        died += 1;
        left = Infinity;
        life = reborn(life);
      }
      if (isDead) throw new Error('This server is dead.');
      left -= 1;
    };
    const database: OpenDatabase = {
      database: drizzle(mortalClient(client, doing)),
      ping: async () => {},
      close: async () => {},
    };
    const mortalTutor: Tutor = {
      reply: (request, signal, onWriting) =>
        tutor.reply(request, signal, (soFar) => {
          doing();
          onWriting?.(soFar);
        }),
    };
    return startTestServer({ database, issuer, tutor: mortalTutor, port });
  };

  const reborn = async (dying: Promise<TestServer>): Promise<TestServer> => {
    const { app, close } = await dying;
    const port = listeningPort(app.server);
    const closed = close();
    app.server.closeAllConnections();
    await closed;
    // By then the dead one's leases are over.
    await drizzle(client).delete(callsInLine);
    return born(port);
  };

  let life = born(0);
  const { url } = await life;
  return {
    url,
    tokenFor: (uid, claims) => issuer.tokenFor(uid, claims),
    database: drizzle(client),
    dieAt: (operation) => {
      left = operation;
    },
    live: () => {
      left = Infinity;
    },
    isUp: async () => {
      await life;
    },
    deaths: () => died,
    close: async () => {
      await (await life).close();
      await client.close();
      await issuer.close();
    },
  };
};
