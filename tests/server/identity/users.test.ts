import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs, newUser, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOON });
});
afterAll(() => server.close());

const ala = (uid: string) => ({
  id: uid,
  firstName: 'Ala',
  lastName: '',
  displayName: 'Ala',
  email: `${uid}@example.test`,
  isActive: true,
  isTermsAccepted: true,
  authProvider: 'Email',
  platformRegistered: 'Web',
  ipRegistered: '127.0.0.1',
  registeredDate: '2026-11-20T12:00:00.000Z',
  country: 'PL',
  userComID: null,
  isPartner: false,
  forumPoints: 0,
  teacherForumPoints: 0,
  aiPoints: 0,
  forumNick: null,
  deleteDate: null,
  marketingConsent: false,
  classId: 3,
  className: 'Klasa 1',
  class: { name: 'I', level: 1 },
  isUnder16: false,
  guardianConsent: false,
  guardianEmail: null,
});
/** What an administrator sees of them. */
const seenByOthers = ({
  isUnder16: _age,
  guardianConsent: _consent,
  guardianEmail: _email,
  ...rest
}: ReturnType<typeof ala>) => rest;

const NOT_YOURS = {
  status: 403,
  body: { code: 'forbidden', message: 'This is not yours to see or change.', error: 'Forbidden' },
};
const NOT_REGISTERED = {
  status: 404,
  body: { code: 'user_not_found', message: 'This person has not been registered.', error: 'Not Found' },
};

test('a person who has not registered is not found by their own id (S1 §7.19)', async () => {
  const api = await apiAs(server, 'newcomer');
  expect(await api.get('/api/Users/newcomer')).toEqual(NOT_REGISTERED);
  expect(await api.put('/api/Users/newcomer', { firstName: 'Ola' })).toEqual(NOT_REGISTERED);
});

test('a new user has no points and what only the server knows (S1 §3.1–3.17, §4.81, §7.18, §7.26, §7.62, D3)', async () => {
  const api = await apiAs(server, 'fresh');
  expect(await api.post('/api/Users', newUser('fresh'))).toEqual({ status: 201, body: ala('fresh') });
  expect(await api.get('/api/Users/fresh')).toEqual({ status: 200, body: ala('fresh') });
});

test('points, flags, e-mail, address, date, country and provider of a registration are not the client’s to choose', async () => {
  const api = await apiAs(server, 'greedy');
  const wishes = {
    aiPoints: 1000,
    forumPoints: 1000,
    teacherForumPoints: 1000,
    isPartner: true,
    isActive: false,
    email: 'somebody@else.test',
    ipRegistered: '8.8.8.8',
    registeredDate: '2001-01-01T00:00:00.000Z',
    country: 'FR',
    platformRegistered: 'Other',
    authProvider: 'evil.test',
    userComID: 'x',
    forumNick: 'x',
  };
  expect(await api.post('/api/Users', { ...newUser('greedy'), ...wishes })).toEqual({
    status: 201,
    body: ala('greedy'),
  });
});

test('a Google account is registered under its host (S1 §3.5)', async () => {
  const api = await apiAs(server, 'googler', { firebase: { sign_in_provider: 'google.com' } });
  expect(await api.post('/api/Users', newUser('googler'))).toEqual({
    status: 201,
    body: { ...ala('googler'), authProvider: 'google.com' },
  });
});

test('a whole user may be sent back: only what a pupil may write changes', async () => {
  const api = await registered(server, 'changer');
  const changed = {
    ...ala('changer'),
    firstName: 'Ola',
    lastName: 'Nowak',
    displayName: 'Ola N.',
    marketingConsent: true,
    classId: 21,
  };
  const answer = await api.put('/api/Users/changer', {
    ...changed,
    aiPoints: 99,
    isPartner: true,
    email: 'x@y.test',
    registeredDate: '2001-01-01T00:00:00.000Z',
  });
  expect(answer).toEqual({
    status: 200,
    body: { ...changed, className: 'Klasa 5 technikum', class: { name: 'V', level: 5 } },
  });
});

test('accepted terms stay accepted (S1 §7.22)', async () => {
  const api = await apiAs(server, 'undecided');
  await api.post('/api/Users', { ...newUser('undecided'), isTermsAccepted: false });
  const accepted = { status: 200, body: ala('undecided') };
  expect(await api.get('/api/Users/undecided')).toEqual({
    status: 200,
    body: { ...ala('undecided'), isTermsAccepted: false },
  });
  expect(await api.put('/api/Users/undecided', { isTermsAccepted: true })).toEqual(accepted);
  expect(await api.put('/api/Users/undecided', { isTermsAccepted: false })).toEqual(accepted);
});

test('a class that does not exist is refused by name and changes nothing', async () => {
  const api = await registered(server, 'classless');
  expect(await api.put('/api/Users/classless', { firstName: 'Ola', classId: 15 })).toEqual({
    status: 400,
    body: { code: 'invalid_request', message: 'classId: no such class', error: 'Bad Request', field: 'classId' },
  });
  expect(await api.get('/api/Users/classless')).toEqual({ status: 200, body: ala('classless') });
});

test('another pupil’s id is refused alike, whether that pupil exists or not', async () => {
  await registered(server, 'victim');
  const api = await registered(server, 'curious');
  for (const id of ['victim', 'nobody']) {
    expect(await api.get(`/api/Users/${id}`)).toEqual(NOT_YOURS);
    expect(await api.put(`/api/Users/${id}`, { firstName: 'Zły' })).toEqual(NOT_YOURS);
    expect(await api.put('/api/Users/curious', { id, firstName: 'Zły' })).toEqual(NOT_YOURS);
    expect(await api.remove(`/api/Users/${id}`)).toEqual(NOT_YOURS);
    expect(await api.post('/api/Users', newUser(id))).toEqual(NOT_YOURS);
  }
  const victim = await apiAs(server, 'victim');
  expect(await victim.get('/api/Users/victim')).toEqual({ status: 200, body: ala('victim') });
});

test('two registrations at once for one person end in one user', async () => {
  const api = await apiAs(server, 'twice');
  const answers = await Promise.all([
    api.post('/api/Users', newUser('twice')),
    api.post('/api/Users', newUser('twice')),
  ]);
  expect(answers.toSorted((a, b) => a.status - b.status)).toEqual([
    { status: 201, body: ala('twice') },
    { status: 409, body: { code: 'user_exists', message: 'The user exists.', error: 'Conflict' } },
  ]);
});

test('the same registration sent twice at once under one key is answered alike', async () => {
  const api = await apiAs(server, 'hasty');
  const send = () => api.post('/api/Users', newUser('hasty'), { 'idempotency-key': 'registration' });
  expect(await Promise.all([send(), send(), send()])).toEqual(
    Array.from({ length: 3 }, () => ({ status: 201, body: ala('hasty') })),
  );
});

test('only an admin lists users and opens another’s (S1 §6.30, §7.20)', async () => {
  const pupil = await registered(server, 'pupil');
  const admin = await apiAs(server, 'head', { admin: true });
  expect(await pupil.get('/api/Users')).toEqual(NOT_YOURS);
  expect(await admin.get('/api/Users/pupil')).toEqual({ status: 200, body: seenByOthers(ala('pupil')) });
  const everybody = await admin.get('/api/Users');
  expect(everybody.status).toBe(200);
  expect(everybody.body).toContainEqual(seenByOthers(ala('pupil')));
  const impostor = await apiAs(server, 'pupil', { admin: 'true' });
  expect(await impostor.get('/api/Users')).toEqual(NOT_YOURS);
});

test('a person without an e-mail cannot register', async () => {
  const api = await apiAs(server, 'mailless', { email: undefined });
  expect(await api.post('/api/Users', newUser('mailless'))).toEqual({
    status: 400,
    body: {
      code: 'invalid_request',
      message: 'email: the signed-in person has none',
      error: 'Bad Request',
      field: 'email',
    },
  });
});

const firstNameRefused = (problem: string) => ({
  status: 400,
  body: { code: 'invalid_request', message: `firstName: ${problem}`, error: 'Bad Request', field: 'firstName' },
});

test('a first name that is blank or too long is refused by name and rule, at registration and later', async () => {
  const stranger = await apiAs(server, 'nameless');
  expect(await stranger.post('/api/Users', { ...newUser('nameless'), firstName: '  ' })).toEqual(
    firstNameRefused('firstName/required'),
  );
  const api = await registered(server, 'named');
  expect(await api.put('/api/Users/named', { firstName: '' })).toEqual(firstNameRefused('firstName/required'));
  expect((await api.put('/api/Users/named', { firstName: 'x'.repeat(10_000) })).body).toHaveProperty(
    'field',
    'firstName',
  );
  expect(await api.get('/api/Users/named')).toEqual({ status: 200, body: ala('named') });
});

test('a shown name is never empty', async () => {
  const api = await registered(server, 'shown');
  const answer = await api.put('/api/Users/shown', { displayName: ' ' });
  expect([answer.status, Object(answer.body).field]).toEqual([400, 'displayName']);
  expect(await api.get('/api/Users/shown')).toEqual({ status: 200, body: ala('shown') });
});

test('a whole user who has no first name yet may be sent back', async () => {
  const api = await apiAs(server, 'unnamed');
  const { firstName: _, ...body } = newUser('unnamed');
  const { body: whole } = await api.post('/api/Users', body);
  expect(await api.put('/api/Users/unnamed', whole)).toEqual({
    status: 200,
    body: { ...ala('unnamed'), firstName: '' },
  });
});

test.each([
  ['with emoji', 'Zoë 👩‍🚀'],
  ['from right to left', '\u202Eמרים أحمد'],
  ['in HTML', '<img src=x onerror=alert(1)>'],
])('a name %s is stored as the text that it is', async (kind, text) => {
  const uid = `text-${kind.replaceAll(' ', '-')}`;
  const api = await registered(server, uid);
  const names = { firstName: text, lastName: text, displayName: text };
  expect(await api.put(`/api/Users/${uid}`, names)).toEqual({ status: 200, body: { ...ala(uid), ...names } });
  expect(await api.get(`/api/Users/${uid}`)).toEqual({ status: 200, body: { ...ala(uid), ...names } });
});

test.each(['firstName', 'lastName', 'displayName'])('10,000 characters are no %s', async (field) => {
  const api = await registered(server, `endless-${field}`);
  const answer = await api.put(`/api/Users/${api.uid}`, { [field]: 'a'.repeat(10_000) });
  expect([answer.status, Object(answer.body).field]).toEqual([400, field]);
  expect(await api.get(`/api/Users/${api.uid}`)).toEqual({ status: 200, body: ala(api.uid) });
});
