import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import {
  PERSONAS,
  seedPersonas,
  type Persona,
  type SeededPersona,
  type SeededPersonas,
} from '#server/test-profile/personas.ts';
import type { ApiAnswer } from '../../support/api.ts';
import { countRowChanges } from '../../support/row-changes.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sendValid } from '../../support/valid-call.ts';
import { CONVERSATION_ID, DOCUMENT_ID, VALID_REQUESTS } from '../../support/valid-requests.ts';
import { outcomeFor, outcomeOfOthers, TOLD_STATUSES } from './persona-outcomes.ts';
import { objectsOf } from './persona-objects.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

type Asker = 'anonymous' | Persona;
const ASKERS: readonly Asker[] = ['anonymous', ...PERSONAS];

/** Whose object a request names: one's own, another pupil's, nobody's. */
type Owner = 'own' | 'foreign' | 'unknown';

let server: TestServer;
let seeded: SeededPersonas;
let tokens: ReadonlyMap<Asker, string>;
let changeCount: () => Promise<number | undefined>;
let changesSoFar: number | undefined;

/** The personas as they are told, whatever they have done. */
const revive = async () => {
  seeded = await seedPersonas(server.database.database, NOON);
  changesSoFar = await changeCount();
};
beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
  changeCount = await countRowChanges(server.database.database);
  await revive();
  const signed = PERSONAS.map(async (persona) => {
    const { uid, claims } = seeded.personas[persona];
    return [persona, await server.tokenFor(uid, claims)] as const;
  });
  tokens = new Map(await Promise.all(signed));
});
beforeEach(async () => {
  if ((await changeCount()) !== changesSoFar) await revive();
});
afterAll(() => server.close());

/** Another pupil than whoever asks. */
const otherThan = (asker: Asker): Persona => (asker === 'registered' ? 'trial' : 'registered');

const personaOf = (asker: Asker, owner: Owner): SeededPersona | null => {
  if (owner === 'unknown') return null;
  const person = owner === 'foreign' ? otherThan(asker) : asker;
  return person === 'anonymous' ? null : seeded.personas[person];
};

interface Named {
  readonly user: Owner;
  readonly object: Owner;
}

const answerTo = (name: CallName, { user, object }: Named, asker: Asker): Promise<ApiAnswer> =>
  sendValid(server.url, name, {
    token: tokens.get(asker) ?? null,
    uid: personaOf(asker, user)?.uid ?? 'p-unknown',
    ...objectsOf(name, personaOf(asker, object)?.own ?? null),
  });

const names = Object.keys(CALLS) as CallName[];

const REFUSALS = new Set(['unauthenticated', 'account_deleted', 'forbidden', 'invalid_signature']);

/** The refusal that the contract orders, or what the tables say of those who are let in. */
const verdictOn = (name: CallName, owner: Owner, asker: Asker): string | number | undefined => {
  const { auth, subject }: Call = CALLS[name];
  // Whoever sends events signs them.
  if (name === 'stripe.webhook') return 'invalid_signature';
  if (auth === 'none' || (auth === 'optional' && asker === 'anonymous')) return outcomeFor(name, asker);
  if (asker === 'anonymous') return 'unauthenticated';
  // Whoever asks again whether they are deleted hears that they are.
  if (asker === 'deleted' && (name !== 'users.remove' || owner !== 'own')) return 'account_deleted';
  const isAdmin = asker === 'admin';
  const mayNameOthers = subject === undefined || (isAdmin && subject.admins === 'allowed');
  if ((auth === 'admin' && !isAdmin) || (owner !== 'own' && !mayNameOthers)) return 'forbidden';
  return owner === 'own' ? outcomeFor(name, asker) : outcomeOfOthers(name, owner);
};

/** A refusal by its code, everything else by its status. */
const heard = ({ status, body }: ApiAnswer): string | number => {
  const { code } = Object(body);
  return REFUSALS.has(code) ? code : status;
};

test.each(TOLD_STATUSES)('%s is expected to answer what the contract tells of it', (name, statuses) => {
  const { success, errors }: Call = CALLS[name as CallName];
  const isTold = (status: number) =>
    status === success || status in errors || (status === 501 && !(name in server.handlers));
  expect(statuses.filter((status) => !isTold(status))).toEqual([]);
});

describe('who may ask, as the contract says of each call (S1 §6.18, S2 §6.4, §7.2–7.3, R1, D10)', () => {
  const rows = names.flatMap((name) =>
    (CALLS[name] as Call).subject === undefined
      ? [[name, 'own'] as const]
      : (['own', 'foreign', 'unknown'] as const).map((owner) => [name, owner] as const),
  );
  test.each(rows)('%s of %s', async (name, owner) => {
    const answers: [Asker, string | number][] = [];
    for (const asker of ASKERS)
      answers.push([asker, heard(await answerTo(name, { user: owner, object: owner }, asker))]);
    expect(answers).toEqual(ASKERS.map((asker) => [asker, verdictOn(name, owner, asker)]));
  });
});

/** To stop what nobody writes, or writes for somebody else, is to stop nothing. Whoever may not ask at all hears that first. */
const statusOf = (name: CallName, asker: Asker): number => {
  if (!(name in server.handlers)) return 501;
  if (outcomeFor(name, asker) === 403) return 403;
  return name === 'assistant.stop' ? 204 : 404;
};

const namesAnObject = (name: CallName): boolean => {
  const { subject, path }: Call = CALLS[name];
  const request = JSON.stringify(VALID_REQUESTS[name]);
  return (
    [CONVERSATION_ID, DOCUMENT_ID].some((id) => request.includes(id)) || (subject === undefined && path.includes('{'))
  );
};

const SIGNED_IN = PERSONAS.filter((persona) => persona !== 'deleted');

describe('what is not a pupil’s own', () => {
  test.each(names.filter(namesAnObject))(
    '%s finds neither another’s nor nobody’s, answers both alike and changes nothing',
    async (name) => {
      for (const asker of SIGNED_IN) {
        const [foreign, unknown] = [
          await answerTo(name, { user: 'own', object: 'foreign' }, asker),
          await answerTo(name, { user: 'own', object: 'unknown' }, asker),
        ];
        expect([asker, foreign.status, foreign]).toEqual([asker, statusOf(name, asker), unknown]);
      }
      expect(await changeCount()).toBe(changesSoFar);
    },
  );
});
