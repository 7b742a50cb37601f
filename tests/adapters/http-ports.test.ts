import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpClient } from '#adapters/http/http-client.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { fakeReauthentication } from '../support/fakes/reauthentication.fake.ts';
import { newcomer } from '../support/newcomer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { testClock, type TestClock } from '../support/test-clock.ts';
import { scriptedReply } from '../support/tutor-script.ts';
import { BACKEND_PORTS, describeBackend, portsFrom } from './contract/backend.contract.ts';
import type { World } from './contract/world.ts';

let server: TestServer;
/** One server for all tests; each starts its time anew, with people nobody has seen. */
let clock: TestClock = testClock();

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.now() });
  server.tutor.answer(({ prompt }) => scriptedReply(prompt) ?? Promise.reject(new Error('The model is away.')));
});

afterAll(() => server.close());

const worldNow = (): World => {
  const person = newcomer();
  let signedInAt = clock.now();
  const identity = { token: () => server.tokenFor(person.uid, { auth_time: Math.floor(signedInAt / 1000) }) };
  const http = httpClient({
    baseUrl: server.url,
    identity,
    reauthentication: fakeReauthentication().reauthentication,
    timing: fakeTiming().timing,
  });
  return {
    person,
    ...portsFrom((name) => BACKEND_PORTS[name].http(http, clock)),
    signInAgain: () => {
      signedInAt = clock.now();
    },
    clock,
    neighbour: worldNow,
  };
};

describeBackend('over HTTP on the real server', () => {
  clock = testClock();
  return worldNow();
});

const fileOf = (port: string): string =>
  `http-${port.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.adapter.ts`;

/** Nobody in a world of the contract suites holds a plan: `http-materials.test.ts` tells what these do on the real server. */
const OPENED_BY_A_PLAN = [
  'http-assessment-chat.adapter.ts',
  'http-exam-attempts.adapter.ts',
  'http-exams.adapter.ts',
  'http-flashcards.adapter.ts',
  'http-materials.adapter.ts',
  'http-progress.adapter.ts',
  'http-question-reports.adapter.ts',
  'http-quizzes.adapter.ts',
];

it('is all that adapters ask over HTTP', () => {
  const adapters = readdirSync('src/adapters/http').filter((file) => file.endsWith('.adapter.ts'));
  expect([...Object.keys(BACKEND_PORTS).map(fileOf), ...OPENED_BY_A_PLAN].toSorted()).toEqual(adapters.toSorted());
});
