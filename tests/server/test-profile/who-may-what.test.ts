import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { PERSONAS, seedPersonas, type Persona, type SeededPersonas } from '#server/test-profile/personas.ts';
import { call, newUser, question } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const UNKNOWN_ID = '00000000-0000-4000-8000-999999999999';

type Asker = 'anonymous' | Persona;
const ASKERS: readonly Asker[] = ['anonymous', ...PERSONAS];

/** Whose object a request names: one's own, another pupil's, nobody's; `-` for a call that names nobody. */
type Owner = 'own' | 'foreign' | 'unknown' | '-';

/** Every cell: what each call answers to whom (S1 §6.18, §6.21, §6.23, S2 §6.4, §7.2–7.3, R1, R2, R3, R5, R6, R8, D1, D10, D16). */
const TABLE = `
call                    owner    anonymous newcomer registered trial trialExpired trialDepleted deleted admin
users.find              own      401       404      200        200   200          200           401     200
users.find              foreign  401       403      403        403   403          403           401     200
users.find              unknown  401       403      403        403   403          403           401     404
users.list              -        401       403      403        403   403          403           401     200
users.add               own      401       201      409        409   409          409           401     409
users.add               foreign  401       403      403        403   403          403           401     403
users.add               unknown  401       403      403        403   403          403           401     403
users.update            own      401       404      200        200   200          200           401     200
users.update            foreign  401       403      403        403   403          403           401     200
users.update            unknown  401       403      403        403   403          403           401     404
users.remove            own      401       204      204        204   204          204           204     204
users.remove            foreign  401       403      403        403   403          403           401     204
users.remove            unknown  401       403      403        403   403          403           401     204
users.export            own      401       404      200        200   200          200           401     200
users.export            foreign  401       403      403        403   403          403           401     403
users.export            unknown  401       403      403        403   403          403           401     403
schoolYears.current     -        401       200      200        200   200          200           401     200
userSchoolYears.find    own      401       404      200        200   200          200           401     200
userSchoolYears.find    foreign  401       403      403        403   403          403           401     200
userSchoolYears.find    unknown  401       403      403        403   403          403           401     404
userSchoolYears.list    own      401       200      200        200   200          200           401     200
userSchoolYears.list    foreign  401       403      403        403   403          403           401     200
userSchoolYears.list    unknown  401       403      403        403   403          403           401     200
userSchoolYears.add     own      401       404      409        409   409          409           401     409
userSchoolYears.add     foreign  401       403      403        403   403          403           401     409
userSchoolYears.add     unknown  401       403      403        403   403          403           401     404
logs.write              own      401       404      204        204   204          204           401     204
logs.write              foreign  401       403      403        403   403          403           401     204
logs.write              unknown  401       403      403        403   403          403           401     404
trial.status            -        401       404      200        200   200          200           401     200
trial.start             -        401       404      200        409   409          409           401     200
subscriptions.current   -        401       404      404        404   404          404           401     404
assistant.tutor         own      401       403      200        200   403          403           401     200
assistant.tutor         foreign  401       403      403        403   403          403           401     403
assistant.tutor         unknown  401       403      403        403   403          403           401     403
assistant.buddy         own      401       403      200        200   403          403           401     200
assistant.buddy         foreign  401       403      403        403   403          403           401     403
assistant.buddy         unknown  401       403      403        403   403          403           401     403
conversations.list      -        401       200      200        200   200          200           401     200
conversations.find      own      401       404      200        200   200          200           401     200
conversations.find      foreign  401       404      404        404   404          404           401     404
conversations.find      unknown  401       404      404        404   404          404           401     404
system.health           -        200       200      200        200   200          200           200     200
system.ready            -        200       200      200        200   200          200           200     200
`;

const [, , ...columns] = TABLE.trim().split('\n')[0]?.split(/\s+/) ?? [];
const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', owner = '', ...statuses] = line.split(/\s+/);
    return [name as CallName, owner as Owner, statuses.map(Number)] as const;
  });

let server: TestServer;
let seeded: SeededPersonas;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
beforeEach(async () => {
  seeded = await seedPersonas(server.database.database, NOON);
});
afterAll(() => server.close());

/** Another pupil than whoever asks. */
const otherThan = (asker: Asker): Persona => (asker === 'registered' ? 'trial' : 'registered');

/** The uid and the conversation that a request names. */
const objectsOf = (asker: Asker, owner: Owner): { readonly uid: string; readonly conversationId: string } => {
  if (owner === 'unknown' || (owner !== 'foreign' && asker === 'anonymous'))
    return { uid: 'p-unknown', conversationId: UNKNOWN_ID };
  const { uid, own } = seeded.personas[owner === 'foreign' || asker === 'anonymous' ? otherThan(asker) : asker];
  return { uid, conversationId: own?.conversationIds.tutor ?? UNKNOWN_ID };
};

const bodyOf = (name: CallName, uid: string): unknown => {
  switch (name) {
    case 'users.add':
      return newUser(uid);
    case 'users.update':
      return { firstName: 'Ola' };
    case 'userSchoolYears.add':
      return { userID: uid, schoolYearID: '2026-2027', classID: 11, membershipTypeID: 'free' };
    case 'logs.write':
      return { text: 'hello', userID: uid, timeStamp: '2026-11-20T12:00:00.000Z' };
    case 'assistant.tutor':
    case 'assistant.buddy':
      return question(uid, 'Ile to 2 + 2?');
    default:
      return undefined;
  }
};

const statusFor = async (name: CallName, owner: Owner, asker: Asker): Promise<number> => {
  const { method, path }: Call = CALLS[name];
  const { uid, conversationId } = objectsOf(asker, owner);
  const id = name === 'conversations.find' ? conversationId : uid;
  const query = name === 'userSchoolYears.find' ? `?id=${id}` : '';
  const body = bodyOf(name, uid);
  const persona = asker === 'anonymous' ? null : seeded.personas[asker];
  const { status } = await call(`${server.url}${path.replace('{id}', id)}${query}`, {
    method,
    headers: {
      ...(persona !== null && { authorization: `Bearer ${await server.tokenFor(persona.uid, persona.claims)}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return status;
};

test.each(rows)('%s of %s answers each persona as the table says', async (name, owner, expected) => {
  const answered: number[] = [];
  for (const asker of ASKERS) answered.push(await statusFor(name, owner, asker));
  expect(Object.fromEntries(ASKERS.map((asker, index) => [asker, answered[index]]))).toEqual(
    Object.fromEntries(ASKERS.map((asker, index) => [asker, expected[index]])),
  );
});

test('the table has a column for everybody and every row of each call that is live', () => {
  expect(columns).toEqual([...ASKERS]);
  expect(rows.map(([, , statuses]) => statuses.length)).toEqual(rows.map(() => ASKERS.length));
  expect([...new Set(rows.map(([name]) => name))].toSorted()).toEqual(Object.keys(server.handlers).toSorted());
  const owners = Object.keys(server.handlers).map((live) =>
    rows
      .filter(([name]) => name === live)
      .map(([, owner]) => owner)
      .join(),
  );
  expect([...new Set(owners)].toSorted()).toEqual(['-', 'own,foreign,unknown']);
});
