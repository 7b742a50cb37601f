import type { InjectOptions } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { errorBody } from '#contract/schemas/error.schema.ts';
import { isDeleted } from '#server/identity/deletions.repository.ts';
import { reseedPersona, seedPersonas, type Persona, type SeededPersona } from '#server/test-profile/personas.ts';
import { countRowChanges } from '../../support/row-changes.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { validParts } from '../../support/valid-call.ts';
import { tellsOfInside } from './inside.ts';
import { objectsOf } from './persona-objects.ts';

export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A call under attack. */
export interface Attack {
  readonly asker: SeededPersona;
  readonly token: string;
  /** The good neighbour of all that is sent. */
  readonly request: Parts;
  /** What is wrong with the answer to whatever is sent: a refusal must be readable, say nothing of what is inside, and have changed nothing, and none may be much work. */
  harmOf(request: InjectOptions): Promise<string[]>;
}

export interface AttackedServer {
  readonly server: TestServer;
  /** The asker is there as at first, whatever has become of them. */
  on(name: CallName, persona?: Persona): Promise<Attack>;
  close(): Promise<void>;
}

/** Who gets far with a call: usually whoever has what most calls want, but they are refused by those that give it. */
const ASKERS: Readonly<Partial<Record<CallName, Persona>>> = {
  'users.add': 'newcomer',
  'users.list': 'admin',
  'trial.start': 'registered',
  'subscriptions.checkout': 'registered',
};

export const attackedServer = async (): Promise<AttackedServer> => {
  const server = await startTestServer();
  const { database } = server.database;
  await seedPersonas(database, Date.now());
  const changeCount = await countRowChanges(database);
  return {
    server,
    on: async (name, persona = ASKERS[name] ?? 'premium') => {
      const { method, success }: Call = CALLS[name];
      const asker = await reseedPersona(database, persona, Date.now());
      let changesSoFar = await changeCount();
      return {
        asker,
        token: await server.tokenFor(asker.uid, asker.claims),
        request: validParts(name, { uid: asker.uid, ...objectsOf(name, asker.own) }),
        harmOf: async (request) => {
          const response = await server.app.inject(request);
          const status = statusOf(response);
          const hasChanged = (await changeCount()) !== changesSoFar;
          if (status < 400 && hasChanged) {
            // What was deleted or made can be so once.
            const isOnce = method === 'DELETE' || success === 201 || persona === ASKERS[name];
            if (isOnce || (await isDeleted(database, asker.uid))) await reseedPersona(database, persona, Date.now());
            changesSoFar = await changeCount();
          }
          return [
            ...(status >= 500 && (status !== 501 || name in server.handlers) ? [`answers ${status}`] : []),
            ...(tellsOfInside(response.body) ? ['tells what is inside'] : []),
            ...(response.statusCode < 400 || isError(response.body) ? [] : ['is not an error']),
            ...(status >= 400 && hasChanged ? ['changed something'] : []),
          ];
        },
      };
    },
    close: () => server.close(),
  };
};

const isError = (body: string): boolean => {
  try {
    return errorBody.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
};

/** A failure in the middle of a streamed answer has a status of its own. */
const statusOf = ({ statusCode, body }: { readonly statusCode: number; readonly body: string }): number => {
  const [, failed] = /^event: failure\ndata: .*"status":(\d+)/m.exec(body) ?? [];
  return failed === undefined ? statusCode : Number(failed);
};

const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** The address of a call with these in it. */
export const addressOf = ({ path }: Call, { params = {}, query = {} }: Parts): string => {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, () => encodeURIComponent(wellFormed(value)) || '%20'),
    path as string,
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name.toWellFormed(), wellFormed(each)]),
  );
  return `${filled}?${new URLSearchParams(pairs)}`;
};
