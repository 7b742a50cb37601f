import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keyReused, tooMany } from '#server/api/api-failure.ts';
import { callsInLine } from '#server/database/schema/limits.tables.ts';
import { storeAnswer } from '#server/http/idempotency.ts';
import { aiPlaces, noEnd, type AiCall, type AiPlaces, type Place } from '#server/learning/ai-places.ts';
import { callerHash } from '#server/limits/caller-hash.rules.ts';
import { deleteLapsedCalls } from '#server/limits/line.repository.ts';
import { question, registered, type Api } from '../../support/api.ts';
import { gate } from '../../support/gate.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  server = await startTestServer({ environment: { RATE_LIMITS: 'on' } });
});
beforeEach(() => {
  vi.setSystemTime(NOON);
  server.tutor.answer(({ prompt }) => ({ content: `Pomyślmy: ${prompt}`, isCharged: false }));
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const NEVER = new AbortController().signal;
const newCopy = (): AiPlaces => aiPlaces(server.database.database, { areLimitsOff: false });
const twoCopies = () => [newCopy(), newCopy()] as const;
const callOf = (userId: string, more: Partial<AiCall> = {}): AiCall => ({
  userId,
  keyed: null,
  points: noEnd,
  ...more,
});
const keyedBy = (userId: string, key: string, requestHash = 'hash') => ({ userId, key, requestHash });

/** Calls of one pupil that enter one after another, each at one of two copies. */
const lineOf = async (userId: string, calls: readonly (Partial<AiCall> & { readonly copy?: 0 | 1 })[]) => {
  const copies = twoCopies();
  const [begun, failed, looks] = [[] as number[], [] as unknown[], calls.map(() => 0)];
  const places: Place[] = [];
  for (const [number, { copy = 0, points = noEnd, ...call }] of calls.entries()) {
    const watched = async () => {
      looks[number] = (looks[number] ?? 0) + 1;
      return points();
    };
    const place = await copies[copy].enter(callOf(userId, { ...call, points: watched }));
    places.push(place);
    place.begins(NEVER).then(
      () => begun.push(number),
      (refusal: unknown) => failed.push(refusal),
    );
  }
  return {
    /** By their places: two may run at once, and which of them is told first is nobody's promise. */
    get begun() {
      return begun.toSorted((one, other) => one - other);
    },
    failed,
    end: (number: number) => places[number]?.end(),
    /** Resolves when this one, who waits, has looked twice more at who is ahead. */
    hasLooked: async (number: number) => {
      const before = looks[number] ?? 0;
      await expect.poll(() => looks[number]).toBeGreaterThan(before + 1);
    },
    close: () => Promise.all(places.map((place) => place.end())),
  };
};

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** The status, and how long one is to wait. */
const ask = async (api: Api, prompt: string): Promise<readonly [number, string | null]> => {
  const response = await fetch(`${server.url}/api/Assistant/tutor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await server.tokenFor(api.uid)}`, 'content-type': 'application/json' },
    body: JSON.stringify(question(api.uid, prompt)),
  });
  await response.text();
  return [response.status, response.headers.get('retry-after')];
};

const askOneByOne = async (api: Api, count: number) => {
  const answers: (readonly [number, string | null])[] = [];
  for (let number = 0; number < count; number += 1) answers.push(await ask(api, `Zadanie ${number}`));
  return answers;
};
const served = (count: number) => Array.from({ length: count }, () => [200, null] as const);

test('ten questions in a minute are answered, and the eleventh hears when to come again (R12)', async () => {
  const api = await registered(server, 'fast');
  expect(await askOneByOne(api, 10)).toEqual(served(10));
  pass(MINUTE - 12_500);
  expect(await ask(api, 'Zadanie 11')).toEqual([429, '13']);
  const [status] = await ask(await registered(server, 'neighbour'), 'Zadanie 1');
  expect(status).toBe(200);
  pass(12_500);
  expect(await ask(api, 'Zadanie 12')).toEqual([200, null]);
});

test('a cry for help is answered also then', async () => {
  const api = await registered(server, 'crying');
  await askOneByOne(api, 10);
  expect(await ask(api, 'nie chcę już żyć')).toEqual([200, null]);
});

test('two hundred questions in a day are let in and no more, whichever copy of the server they come to (R12)', async () => {
  const copies = twoCopies();
  const enter = async (number: number) => (await copies[number % 2]?.enter(callOf('diligent')))?.end();
  for (let number = 0; number < 200; number += 1) {
    await enter(number);
    pass(MINUTE / 10);
  }
  const refusal = tooMany('Too many calls.', 24 * 3600 - 20 * 60);
  await expect(enter(0)).rejects.toEqual(refusal);
  await expect(enter(1)).rejects.toEqual(refusal);
  vi.setSystemTime(NOON + 24 * 60 * MINUTE);
  await expect(enter(0)).resolves.toBeUndefined();
});

test('two questions run at once, five wait for their turn, and the next one is refused (R12)', async () => {
  const api = await registered(server, 'parallel');
  const [second, rest] = [gate(), gate()];
  let running = 0;
  let most = 0;
  server.tutor.answer(async ({ prompt }) => {
    running += 1;
    most = Math.max(most, running);
    if (running === 2) second.open();
    await rest.isOpen;
    running -= 1;
    return { content: `Pomyślmy: ${prompt}`, isCharged: false };
  });
  const asked = Array.from({ length: 8 }, (_, number) => ask(api, `Zadanie ${number}`));
  await second.isOpen;
  expect(await Promise.race(asked)).toEqual([429, '5']);
  const goOn = setInterval(rest.open, 1);
  const statuses = (await Promise.all(asked)).map(([status]) => status);
  clearInterval(goOn);
  expect([statuses.toSorted(), most]).toEqual([[...Array.from({ length: 7 }, () => 200), 429], 2]);
});

test('two copies let two questions of a pupil run, and those that wait have their turn in the order in which they came (D57)', async () => {
  const line = await lineOf('twofold', [{ copy: 0 }, { copy: 1 }, { copy: 1 }, { copy: 0 }]);
  await line.hasLooked(3);
  expect(line.begun).toEqual([0, 1]);
  await line.end(0);
  await expect.poll(() => line.begun).toEqual([0, 1, 2]);
  await line.hasLooked(3);
  await line.end(1);
  await expect.poll(() => line.begun).toEqual([0, 1, 2, 3]);
  await line.close();
});

test('seven questions stand in the line of a pupil, whichever copy they came to, and those of another are not behind them', async () => {
  const copies = [0, 1, 0, 1, 0, 1, 0] as const;
  const line = await lineOf(
    'crowded',
    copies.map((copy) => ({ copy })),
  );
  for (const copy of twoCopies())
    await expect(copy.enter(callOf('crowded'))).rejects.toEqual(tooMany('Too many calls at once.', 5));
  const other = await lineOf('neighbour-of-the-crowd', [{}]);
  await expect.poll(() => other.begun).toEqual([0]);
  await Promise.all([line.close(), other.close()]);
});

test('a question waits for those ahead that may take the last point, and hears what became of it', async () => {
  let left = 1;
  const points = async () => {
    if (left === 0) throw new Error('depleted');
    return left;
  };
  const line = await lineOf('last-point', [{ points }, { points, copy: 1 }, { points }]);
  await line.hasLooked(1);
  expect(line.begun).toEqual([0]);
  // The first one cost nothing.
  await line.end(0);
  await expect.poll(() => line.begun).toEqual([0, 1]);
  left = 0;
  await line.end(1);
  await expect.poll(() => line.failed).toEqual([new Error('depleted')]);
  await line.close();
});

test('the same request at two copies runs once: the second waits, and runs only if the first was not answered', async () => {
  const keyed = keyedBy('twin', 'again');
  const unanswered = await lineOf('twin', [{ keyed }, { keyed, copy: 1 }, {}, {}]);
  await unanswered.hasLooked(3);
  expect(unanswered.begun).toEqual([0, 2]);
  await unanswered.end(0);
  await expect.poll(() => unanswered.begun).toEqual([0, 1, 2]);
  await unanswered.close();

  await registered(server, 'twin');
  const answered = await lineOf('twin', [{ keyed }, { keyed, copy: 1 }]);
  await storeAnswer(server.database.database, keyed, {}, Date.now());
  await answered.end(0);
  await expect.poll(() => answered.failed).toHaveLength(1);
  expect(answered.begun).toEqual([0]);
  await answered.close();
});

test('another request under a key that stands in the line is a conflict', async () => {
  const line = await lineOf('mixer', [{ keyed: keyedBy('mixer', 'k') }]);
  await expect(twoCopies()[1].enter(callOf('mixer', { keyed: keyedBy('mixer', 'k', 'other') }))).rejects.toEqual(
    keyReused(),
  );
  await line.close();
});

test('a place of a copy that died is over after fifteen seconds, and leaves nothing behind', async () => {
  const { database } = server.database;
  const ofDead = { caller: callerHash('orphaned'), key: null, requestHash: null };
  const heldUntil = sql`now() + interval '15 seconds'`;
  await database.insert(callsInLine).values([
    { ...ofDead, heldUntil },
    { ...ofDead, heldUntil },
  ]);
  const line = await lineOf('orphaned', [{}]);
  await line.hasLooked(0);
  expect(line.begun).toEqual([]);
  await database
    .update(callsInLine)
    .set({ heldUntil: sql`now()` })
    .where(eq(callsInLine.caller, ofDead.caller));
  await expect.poll(() => line.begun).toEqual([0]);
  await line.close();
  await deleteLapsedCalls(database);
  expect(await database.select().from(callsInLine).where(eq(callsInLine.caller, ofDead.caller))).toEqual([]);
});
