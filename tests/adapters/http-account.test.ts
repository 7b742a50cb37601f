import { describe, expect, it } from 'vitest';
import { httpAccountDeletion } from '#adapters/http/http-account-deletion.adapter.ts';
import { httpPersonalData } from '#adapters/http/http-personal-data.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import { codeFrom } from '../support/failure-from.ts';
import { scriptedBackend } from '../support/scripted-backend.ts';
import { cut, json, raw } from '../support/scripted-server.ts';
import { testClock } from '../support/test-clock.ts';

const KNOWN = {
  id: 'p-1',
  firstName: 'Ala',
  lastName: '',
  displayName: 'Ala',
  email: 'ala@example.test',
  isActive: true,
  isTermsAccepted: true,
  authProvider: 'Email',
  registeredDate: '2026-09-01T12:00:00.000Z',
  aiPoints: 0,
  marketingConsent: false,
  classId: 10,
};
/** What the server tells besides and the pages have no use for. */
const USER = {
  ...KNOWN,
  platformRegistered: 'Web',
  ipRegistered: '127.0.0.1',
  country: 'PL',
  userComID: null,
  isPartner: false,
  forumPoints: 0,
  teacherForumPoints: 0,
  forumNick: null,
  deleteDate: null,
  className: 'Klasa 2 LO',
  class: null,
};
const MOTHER = { isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.test' };
const NOT_ASKED = { isUnder16: null, guardianConsent: false, guardianEmail: null };

describe('a user', () => {
  it.each([
    ['a guardian', MOTHER, MOTHER],
    ['no age yet, by what the server says', NOT_ASKED, NOT_ASKED],
    ['no age yet, where the server says nothing', {}, NOT_ASKED],
  ])('has %s', async (_, sent, known) => {
    await using backend = await scriptedBackend(json(200, { ...USER, ...sent }));
    expect(await httpUsers(backend.http, testClock()).find('p-1')).toEqual({ ...KNOWN, ...known });
  });

  it('is changed in what is said, guardian included, and in nothing else', async () => {
    await using backend = await scriptedBackend(json(404, {}));
    await codeFrom(httpUsers(backend.http, testClock()).update('p-1', MOTHER));
    expect(backend.received.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['PUT', '/api/Users/p-1', MOTHER],
    ]);
  });
});

describe('the deletion of an account', () => {
  const deleted = json(401, {
    code: 'account_deleted',
    message: 'This account has been deleted.',
    error: 'Unauthorized',
  });

  it('takes an account that is already gone for done, and alarms nobody', async () => {
    await using backend = await scriptedBackend(cut, deleted);
    expect(await httpAccountDeletion(backend.http).request('p-1')).toBe(undefined);
    expect(backend.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /api/Users/p-1',
      'DELETE /api/Users/p-1',
    ]);
    expect(backend.heard).toEqual([]);
  });

  it('does not take an expired login for done', async () => {
    await using backend = await scriptedBackend(json(401, {}), json(401, {}));
    expect([await codeFrom(httpAccountDeletion(backend.http).request('p-1')), backend.heard]).toEqual([
      'session/expired',
      ['asked to log in'],
    ]);
  });
});

describe('personal data', () => {
  const ALL = {
    exportedAt: '2026-09-01T12:00:00.000Z',
    user: { ...USER, guardianConsentDate: null },
    userSchoolYears: [],
    trial: null,
    conversations: [],
    feedback: [],
    flashcards: [],
    quizzes: [],
    exams: [],
    quizAnswers: [],
    questionReports: [],
    cards: [],
    customers: [],
    checkouts: [],
    subscriptions: [],
    cancellations: [],
    invoices: [],
    waitsForPaymentsSince: null,
    guardianRequests: [],
    newsletter: null,
    contactMessages: [],
    letters: [],
    logs: [],
    keptAnswers: [],
  };

  it('are all that the server sent, also what we have no name for', async () => {
    const sent = { ...ALL, payments: [{ amount: 5999 }], user: { ...ALL.user, shoeSize: 38 } };
    await using backend = await scriptedBackend(json(200, sent));
    expect(await httpPersonalData(backend.http).export('p-1')).toBe(JSON.stringify(sent, null, 2));
    expect(backend.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/Users/p-1/Export']);
  });

  it.each([
    ['something else', json(200, { welcome: 'to this hotel' })],
    ['no JSON', raw(200, '<html>')],
  ])('are not %s', async (_, answer) => {
    await using backend = await scriptedBackend(answer);
    expect(await codeFrom(httpPersonalData(backend.http).export('p-1'))).toBe('server/unreadable');
  });
});
