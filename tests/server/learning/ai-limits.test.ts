import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tooMany } from '#server/api/api-failure.ts';
import { aiLimits } from '#server/learning/ai-limits.ts';
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
  const copies = [aiLimits(server.database.database), aiLimits(server.database.database)];
  const enter = async (number: number) => (await copies[number % 2]?.enter('diligent'))?.end();
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
