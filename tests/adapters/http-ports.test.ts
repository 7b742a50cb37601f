import { afterAll, beforeAll } from 'vitest';
import { httpAccountDeletion } from '#adapters/http/http-account-deletion.adapter.ts';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import { httpClient } from '#adapters/http/http-client.ts';
import { httpConversations } from '#adapters/http/http-conversations.adapter.ts';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import { httpPersonalData } from '#adapters/http/http-personal-data.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { fakeSessionRenewal } from '../support/fakes/reauthentication.fake.ts';
import { newcomer } from '../support/newcomer.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { testClock, type TestClock } from '../support/test-clock.ts';
import { scriptedReply } from '../support/tutor-script.ts';
import { describeBackend } from './contract/all-ports.contract.ts';
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
    reauthentication: fakeSessionRenewal().reauthentication,
    timing: fakeTiming().timing,
  });
  return {
    person,
    users: httpUsers(http, clock),
    schoolYears: httpSchoolYears(http),
    subscriptions: httpSubscriptions(http),
    trials: httpTrials(http),
    assistant: httpAssistant(http),
    conversations: httpConversations(http),
    logs: httpClientLogs(http),
    accountDeletion: httpAccountDeletion(http),
    personalData: httpPersonalData(http),
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
