import { describe, expect, it } from 'vitest';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { SUBSCRIPTION_ANSWER } from '../support/backend-answers.ts';
import { codeFrom } from '../support/failure-from.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { json } from '../support/scripted-server.ts';
import { NOON, testClock } from '../support/test-clock.ts';
import { LITTLE_ALA } from './contract/world.ts';

const person: AuthUser = {
  uid: 'p-1',
  email: 'ala@example.test',
  displayName: 'Ala K.',
  photoURL: null,
  emailVerified: true,
  providerId: 'google.com',
};

describe('a registration', () => {
  it('sends the fields of the specification, the class and the guardian, and no other (S1 §5.20–5.21, §7.27–7.29, §7.63)', async () => {
    await using backend = await scriptedBackend(json(409, {}));
    expect(await codeFrom(httpUsers(backend.http, testClock()).add(person, LITTLE_ALA))).toBe('request/conflict');
    expect(backend.received.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      [
        'POST',
        '/api/Users',
        {
          id: 'p-1',
          firstName: 'Ala',
          lastName: '',
          displayName: 'Ala K.',
          email: 'ala@example.test',
          isActive: true,
          isTermsAccepted: true,
          authProvider: 'google.com',
          platformRegistered: 'Web',
          ipRegistered: '{ip}',
          registeredDate: '2026-09-01T12:00:00.000Z',
          marketingConsent: false,
          classId: 10,
          isUnder16: true,
          guardianConsent: true,
          guardianEmail: 'mama@example.test',
        },
      ],
    ]);
  });

  it.each([
    ['the first name where the provider knows none', null, 'Ala'],
    ['the first name where the provider’s is empty', '', 'Ala'],
    ['at most 100 characters of a long one', 'x'.repeat(300), 'x'.repeat(100)],
  ])('shows %s', async (_, displayName, shown) => {
    await using backend = await scriptedBackend(json(409, {}));
    await codeFrom(httpUsers(backend.http, testClock()).add({ ...person, displayName }, LITTLE_ALA));
    expect(backend.received.map(({ body }) => JSON.parse(body).displayName)).toEqual([shown]);
  });
});

describe('the other calls', () => {
  it('enrol on the free membership (S1 §3.26, §7.34)', async () => {
    await using backend = await scriptedBackend(json(409, {}));
    await codeFrom(httpSchoolYears(backend.http).enrol({ userId: 'p-1', schoolYearId: '2026-2027', classId: 10 }));
    expect(backend.received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'POST /api/UserSchoolYears {"userID":"p-1","schoolYearID":"2026-2027","classID":10,"membershipTypeID":"free"}',
    ]);
  });

  it('write a line of the client log with its time (S1 §3.73, §7.36)', async () => {
    await using backend = await scriptedBackend(json(204, null));
    await httpClientLogs(backend.http).write({ userId: 'p-1', text: 'registered', at: NOON });
    expect(backend.received.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'POST /api/Logs {"text":"registered","userID":"p-1","timeStamp":"2026-09-01T12:00:00.000Z"}',
    ]);
  });

  it.each([
    [404, {}],
    [401, {}],
    [401, { code: 'account_deleted' }],
  ])('take %i %j on the trial for no trial, and none to start (S1 §7.52)', async (status, body) => {
    await using backend = await scriptedBackend(json(status, body), json(status, body));
    expect(await httpTrials(backend.http).status()).toEqual({
      hasActiveTrial: false,
      canStartTrial: false,
      remainingPoints: 0,
      remainingHours: 0,
      expirationDate: null,
      isExpired: false,
    });
  });

  it('do not take a failure for no trial', async () => {
    await using backend = await scriptedBackend(json(403, {}));
    expect(await codeFrom(httpTrials(backend.http).status())).toBe('session/forbidden');
  });

  it('tell of a subscription what access depends on (S1 §7.38)', async () => {
    await using backend = await scriptedBackend(json(200, SUBSCRIPTION_ANSWER));
    expect(await httpSubscriptions(backend.http).current()).toEqual({
      isActive: true,
      isRecurring: true,
      willAutoRenew: true,
      isCancelled: false,
      cancelAtPeriodTime: null,
      currentPeriodEnd: '2026-10-01T12:00:00.000Z',
      membershipType: { uniqueID: 'premium-month', name: 'Premium', hasAI: true, hasAIExams: true },
    });
  });
});
