import { describe, expect, it } from 'vitest';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { codeFrom } from '../support/failure-from.ts';
import { newcomer } from '../support/newcomer.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { json } from '../support/scripted-server.ts';
import { NOON, testClock } from '../support/test-clock.ts';
import { ALA } from './contract/world.ts';

const person = newcomer();
const { uid } = person;
const usersOf = (http: HttpClient) => httpUsers(http, testClock());

type Ask = (http: HttpClient) => Promise<unknown>;

const FAILING: readonly (readonly [string, Ask])[] = [
  ['for the user', (http) => usersOf(http).find(uid)],
  ['for the registration of a user', (http) => usersOf(http).add(person, ALA)],
  ['for the plan', (http) => httpSubscriptions(http).current()],
  ['for the school year', (http) => httpSchoolYears(http).current()],
  ['for the class', (http) => httpSchoolYears(http).enrolmentOf(uid)],
  ['for an enrolment', (http) => httpSchoolYears(http).enrol({ userId: uid, schoolYearId: '2026-2027', classId: 10 })],
  [
    'to write a line of the client log',
    (http) => httpClientLogs(http).write({ userId: uid, text: 'registered', at: NOON }),
  ],
];

const RENEWING: readonly (readonly [string, Ask])[] = [
  ['to change the profile', (http) => usersOf(http).update(uid, { firstName: 'Ola' })],
  ['to start the trial', (http) => httpTrials(http).start()],
];

describe('on an expired login', () => {
  it.each(FAILING)('the session or a registration that asks %s fails at once', async (_, ask) => {
    await using backend = await scriptedBackend(json(401, {}), json(401, {}));
    expect([await codeFrom(ask(backend.http)), backend.heard]).toEqual(['session/expired', []]);
  });

  it('there is no trial, and nobody is asked to log in for it', async () => {
    await using backend = await scriptedBackend(json(401, {}), json(401, {}));
    expect([(await httpTrials(backend.http).status()).canStartTrial, backend.heard]).toEqual([false, []]);
  });

  it.each(RENEWING)('a pupil who wants %s is asked to log in', async (_, ask) => {
    await using backend = await scriptedBackend(json(401, {}), json(401, {}));
    expect([await codeFrom(ask(backend.http)), backend.heard]).toEqual(['session/expired', ['asked to log in']]);
  });
});
