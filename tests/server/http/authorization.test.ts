import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS, type CallName } from '#contract/calls.ts';
import { PERSONAS, seedPersonas, type Persona, type SeededPersonas } from '#server/test-profile/personas.ts';
import type { ApiAnswer } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sendValid } from '../../support/valid-call.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const UNKNOWN_ID = '00000000-0000-4000-8000-999999999999';

type Asker = 'anonymous' | Persona;
const ASKERS: readonly Asker[] = ['anonymous', ...PERSONAS];

/** Whose object a request names: one's own, another pupil's, nobody's. */
type Owner = 'own' | 'foreign' | 'unknown';

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
const objectsOf = (name: CallName, asker: Asker, owner: Owner) => {
  const person = owner === 'foreign' ? otherThan(asker) : asker;
  if (owner === 'unknown' || person === 'anonymous') return { uid: 'p-unknown', conversationId: UNKNOWN_ID };
  const { uid, own } = seeded.personas[person];
  return { uid, conversationId: own?.conversationIds[name === 'assistant.buddy' ? 'buddy' : 'tutor'] ?? UNKNOWN_ID };
};

const answerTo = async (name: CallName, owner: Owner, asker: Asker): Promise<ApiAnswer> => {
  const persona = asker === 'anonymous' ? null : seeded.personas[asker];
  const token = persona === null ? null : await server.tokenFor(persona.uid, persona.claims);
  return sendValid(server.url, name, { token, ...objectsOf(name, asker, owner) });
};

const names = Object.keys(CALLS) as CallName[];

const REFUSALS = new Set(['unauthenticated', 'account_deleted', 'forbidden', 'invalid_signature']);

const verdictOn = (name: CallName, owner: Owner, asker: Asker): string => {
  const { auth, subject }: Call = CALLS[name];
  // Whoever sends events signs them.
  if (name === 'stripe.webhook') return 'invalid_signature';
  if (auth === 'none' || (auth === 'optional' && asker === 'anonymous')) return 'let in';
  if (asker === 'anonymous') return 'unauthenticated';
  // Whoever asks again whether they are deleted hears that they are.
  if (asker === 'deleted') return name === 'users.remove' && owner === 'own' ? 'let in' : 'account_deleted';
  const isAdmin = asker === 'admin';
  const mayNameOthers = subject === undefined || (isAdmin && subject.admins === 'allowed');
  return (auth === 'admin' && !isAdmin) || (owner !== 'own' && !mayNameOthers) ? 'forbidden' : 'let in';
};

/** A refusal by its code; whoever is let in hears what the contract says of the call, or that it is planned. */
const heard = (name: CallName, { status, body }: ApiAnswer): string => {
  const { code } = Object(body);
  if (REFUSALS.has(code)) return code;
  const { success, errors }: Call = CALLS[name];
  const isTold = status === success || status in errors || (status === 501 && !(name in server.handlers));
  return isTold ? 'let in' : `${status} ${code}, which the contract does not tell`;
};

describe('who may ask, as the contract says of each call (S1 §6.18, S2 §6.4, §7.2–7.3, R1, D10)', () => {
  const rows = names.flatMap((name) =>
    (CALLS[name] as Call).subject === undefined
      ? [[name, 'own'] as const]
      : (['own', 'foreign', 'unknown'] as const).map((owner) => [name, owner] as const),
  );
  test.each(rows)('%s of %s', async (name, owner) => {
    const answers: [Asker, string][] = [];
    for (const asker of ASKERS) answers.push([asker, heard(name, await answerTo(name, owner, asker))]);
    expect(answers).toEqual(ASKERS.map((asker) => [asker, verdictOn(name, owner, asker)]));
  });
});

/** To stop what nobody writes, or writes for somebody else, is to stop nothing. */
const statusOf = (name: CallName): number => {
  if (!(name in server.handlers)) return 501;
  return name === 'assistant.stop' ? 204 : 404;
};

describe('what is not a pupil’s own', () => {
  /** Calls that name no user and yet an object. */
  const documents = names.filter((name) => {
    const { subject, path }: Call = CALLS[name];
    return subject === undefined && path.includes('{');
  });

  test.each(documents)('%s finds neither another’s nor nobody’s, and answers both alike', async (name) => {
    for (const asker of ['registered', 'trial', 'admin'] as const) {
      const [foreign, unknown] = [await answerTo(name, 'foreign', asker), await answerTo(name, 'unknown', asker)];
      expect([foreign.status, foreign]).toEqual([statusOf(name), unknown]);
    }
  });
});

/** What those hear who are let in (R3, R5, R8, D1, D16). A call that everybody is answered alike needs no row. */
const OUTCOMES = `
call                    newcomer registered trial trialExpired trialDepleted basic premium oneTime cancelledInPeriod expiredSub admin
users.find              404      200        200   200          200           200   200     200     200               200        200
users.add               201      409        409   409          409           409   409     409     409               409        409
users.update            404      200        200   200          200           200   200     200     200               200        200
users.remove            204      204        204   204          204           204   204     204     204               204        204
users.export            404      200        200   200          200           200   200     200     200               200        200
schoolYears.current     200      200        200   200          200           200   200     200     200               200        200
userSchoolYears.find    404      200        200   200          200           200   200     200     200               200        200
userSchoolYears.list    200      200        200   200          200           200   200     200     200               200        200
userSchoolYears.add     404      409        409   409          409           409   409     409     409               409        409
logs.write              404      204        204   204          204           204   204     204     204               204        204
trial.status            404      200        200   200          200           200   200     200     200               200        200
trial.start             404      200        409   409          409           200   200     200     200               200        200
subscriptions.plans     200      200        200   200          200           200   200     200     200               200        200
subscriptions.stripeKey 200      200        200   200          200           200   200     200     200               200        200
subscriptions.current   404      404        404   404          404           200   200     200     200               200        404
subscriptions.checkout  404      200        200   200          200           409   409     409     409               200        200
subscriptions.await     404      204        204   204          204           204   204     204     204               204        204
subscriptions.success   404      404        404   404          404           404   404     404     404               404        404
subscriptions.upgrade   404      404        404   404          404           200   200     403     409               404        404
subscriptions.cancel    404      404        404   404          404           200   200     403     409               404        404
subscriptions.resume    404      404        404   404          404           409   409     404     200               409        404
subscriptions.invoices  200      200        200   200          200           200   200     200     200               200        200
subscriptions.billingPortal 404  404        404   404          404           200   200     200     200               200        404
assistant.tutor         403      200        200   403          403           200   200     200     200               200        200
assistant.buddy         403      200        200   403          403           200   200     200     200               200        200
assistant.stop          204      204        204   204          204           204   204     204     204               204        204
conversations.list      200      200        200   200          200           200   200     200     200               200        200
conversations.find      404      200        200   200          200           200   200     200     200               200        200
feedback.list           404      200        200   200          200           200   200     200     200               200        200
feedback.give           404      204        204   204          204           204   204     204     204               204        204
`;

/** What an administrator hears of another pupil, and of nobody. */
const OF_OTHERS = `
call                    foreign unknown
users.find              200     404
users.update            200     404
users.remove            204     204
userSchoolYears.find    200     404
userSchoolYears.list    200     200
userSchoolYears.add     409     404
logs.write              204     404
`;

const cellsOf = (table: string) => {
  const [[, ...columns] = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  return lines.map(([name, ...statuses]) => [name as CallName, columns, statuses.map(Number)] as const);
};

test.each(cellsOf(OUTCOMES))('%s answers each persona as they are', async (name, personas, expected) => {
  const answered: number[] = [];
  for (const asker of personas as Persona[]) answered.push((await answerTo(name, 'own', asker)).status);
  expect(answered).toEqual(expected);
});

test.each(cellsOf(OF_OTHERS))('%s answers an administrator about others', async (name, owners, expected) => {
  const answered: number[] = [];
  for (const owner of owners as Owner[]) answered.push((await answerTo(name, owner, 'admin')).status);
  expect(answered).toEqual(expected);
});
