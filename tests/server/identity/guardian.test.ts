import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAs, newUser, question } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');

let now = NOON;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const MOTHER = { isUnder16: true, guardianConsent: true, guardianEmail: 'mama@example.test' };
const NOT_ASKED = { isUnder16: null, guardianConsent: false, guardianEmail: null };
const GUARDIAN_MISSING = {
  status: 403,
  body: { code: 'guardian_consent_required', message: 'no ai access: guardian_consent_missing', error: 'Forbidden' },
};
const TERMS_MISSING = {
  status: 403,
  body: { code: 'terms_not_accepted', message: 'no ai access: terms_not_accepted', error: 'Forbidden' },
};
const refused = (field: string, problem: string) => ({
  status: 400,
  body: { code: 'invalid_request', message: `${field}: ${problem}`, error: 'Bad Request', field },
});

/** A registration that does not tell the age. */
const unasked = (uid: string) => ({ ...newUser(uid), isUnder16: undefined });
const register = async (uid: string, change: object) => {
  const api = await apiAs(server, uid);
  return { api, answer: await api.post('/api/Users', { ...unasked(uid), ...change }) };
};
const guardianPart = ({ body }: { readonly body: unknown }) => {
  const { isUnder16, guardianConsent, guardianEmail } = Object(body);
  return { isUnder16, guardianConsent, guardianEmail };
};

test('a pupil who is not asked registers as before and is not kept from AI, but in primary school, where nobody is sixteen yet', async () => {
  const { api, answer } = await register('unasked', { classId: 11 });
  expect([answer.status, guardianPart(answer)]).toEqual([201, NOT_ASKED]);
  expect((await api.post('/api/Assistant/tutor', question('unasked', 'Ile to 2 + 2?'))).status).toBe(200);

  const young = await register('young', { classId: 3, marketingConsent: true });
  expect([young.answer.status, guardianPart(young.answer)]).toEqual([201, NOT_ASKED]);
  expect(young.answer.body).toHaveProperty('marketingConsent', false);
  expect(await young.api.post('/api/Assistant/tutor', question('young', 'Ile to 2 + 2?'))).toEqual(GUARDIAN_MISSING);
  expect(await young.api.post('/api/Trial/Start')).toEqual(GUARDIAN_MISSING);
  await young.api.put('/api/Users/young', { isUnder16: false });
  expect((await young.api.post('/api/Trial/Start')).status).toBe(200);
});

test('whoever has not accepted the terms has no AI, but a cry for help is answered', async () => {
  const { api } = await register('undecided', { classId: 11, isTermsAccepted: false });
  expect(await api.post('/api/Assistant/tutor', question('undecided', 'Ile to 2 + 2?'))).toEqual(TERMS_MISSING);
  expect(await api.post('/api/Assistant/buddy', question('undecided', 'Ile to 2 + 2?'))).toEqual(TERMS_MISSING);
  expect(await api.post('/api/Trial/Start')).toEqual(TERMS_MISSING);
  expect((await api.post('/api/Assistant/tutor', question('undecided', 'Chcę się zabić'))).status).toBe(200);
  await api.put('/api/Users/undecided', { isTermsAccepted: true });
  expect((await api.post('/api/Trial/Start')).status).toBe(200);
});

test('a pupil under 16 registers with a guardian, whose word is kept with its date', async () => {
  const { api, answer } = await register('child', { ...MOTHER, guardianEmail: ' mama@example.test ' });
  expect([answer.status, guardianPart(answer)]).toEqual([201, MOTHER]);
  expect(guardianPart(await api.get('/api/Users/child'))).toEqual(MOTHER);
  expect((await api.get('/api/Users/child/Export')).body).toHaveProperty(
    'user.guardianConsentDate',
    '2026-11-20T12:00:00.000Z',
  );
  expect((await api.post('/api/Assistant/buddy', question('child', 'Ile to 2 + 2?'))).status).toBe(200);
});

test('a pupil of 16 needs no guardian, and what is sent of one is not kept', async () => {
  const { api, answer } = await register('grown', { ...MOTHER, isUnder16: false });
  expect([answer.status, guardianPart(answer)]).toEqual([
    201,
    { isUnder16: false, guardianConsent: false, guardianEmail: null },
  ]);
  expect((await api.post('/api/Trial/Start')).status).toBe(200);
});

test('without a guardian’s consent AI and the trial stay closed to a pupil under 16, and nothing is spent', async () => {
  const { api, answer } = await register('alone', { isUnder16: true });
  expect(answer.status).toBe(201);
  const asked = server.tutor.requests.length;
  expect(await api.post('/api/Assistant/tutor', question('alone', 'Ile to 2 + 2?'))).toEqual(GUARDIAN_MISSING);
  expect(await api.post('/api/Assistant/buddy', question('alone', 'Ile to 2 + 2?'))).toEqual(GUARDIAN_MISSING);
  expect(await api.post('/api/Trial/Start')).toEqual(GUARDIAN_MISSING);
  expect(server.tutor.requests.length).toBe(asked);
  expect((await api.get('/api/Trial/Status')).body).toHaveProperty('canStartTrial', true);

  expect(
    guardianPart(await api.put('/api/Users/alone', { guardianConsent: true, guardianEmail: 'tata@example.test' })),
  ).toEqual({ ...MOTHER, guardianEmail: 'tata@example.test' });
  expect((await api.post('/api/Assistant/tutor', question('alone', 'Ile to 2 + 2?'))).status).toBe(200);
});

test('a cry for help of a pupil whose guardian has not agreed is answered', async () => {
  const { api } = await register('sad', { isUnder16: true });
  server.tutor.answer(() => ({ content: '116 111', isCharged: false }));
  const answer = await api.post('/api/Assistant/tutor', question('sad', 'Chcę się zabić'));
  expect([answer.status, Object(answer.body).response]).toEqual([200, '116 111']);
});

test('a guardian may take the consent back, and give it again', async () => {
  const { api } = await register('changing', MOTHER);
  expect(guardianPart(await api.put('/api/Users/changing', { guardianConsent: false }))).toEqual({
    ...MOTHER,
    guardianConsent: false,
  });
  expect(await api.post('/api/Trial/Start')).toEqual(GUARDIAN_MISSING);
  now = NOON + 60_000;
  expect(guardianPart(await api.put('/api/Users/changing', { guardianConsent: true }))).toEqual(MOTHER);
  expect((await api.get('/api/Users/changing/Export')).body).toHaveProperty(
    'user.guardianConsentDate',
    '2026-11-20T12:01:00.000Z',
  );
  now = NOON + 120_000;
  await api.put('/api/Users/changing', { guardianConsent: true });
  expect((await api.get('/api/Users/changing/Export')).body).toHaveProperty(
    'user.guardianConsentDate',
    '2026-11-20T12:01:00.000Z',
  );
  now = NOON;
});

test('a pupil who said to be under 16 cannot tick that away; an administrator can', async () => {
  const { api } = await register('growing', { ...MOTHER, guardianConsent: false });
  expect(await api.put('/api/Users/growing', { isUnder16: false, firstName: 'Ola' })).toEqual({
    status: 403,
    body: {
      code: 'age_stated',
      message: 'The pupil said before to be under 16; only an administrator changes that.',
      error: 'Forbidden',
    },
  });
  const whole = await api.get('/api/Users/growing');
  expect(whole.body).toHaveProperty('firstName', 'Ala');
  expect(await api.put('/api/Users/growing', whole.body)).toEqual(whole);
  const admin = await apiAs(server, 'head', { admin: true });
  expect((await admin.put('/api/Users/growing', { isUnder16: false })).status).toBe(200);
  expect(guardianPart(await api.get('/api/Users/growing'))).toEqual({
    isUnder16: false,
    guardianConsent: false,
    guardianEmail: null,
  });
});

test('a pupil who has not been asked says the age later, once', async () => {
  const { api } = await register('later', {});
  expect(guardianPart(await api.put('/api/Users/later', { isUnder16: false }))).toEqual({
    ...NOT_ASKED,
    isUnder16: false,
  });
  expect(guardianPart(await api.put('/api/Users/later', MOTHER))).toEqual(MOTHER);
});

test.each([
  ['isUnder16', 'age/required', { guardianConsent: true, guardianEmail: 'mama@example.test' }],
  ['isUnder16', 'age/required', { guardianEmail: 'mama@example.test' }],
  ['guardianEmail', 'guardianEmail/required', { isUnder16: true, guardianConsent: true }],
  ['guardianEmail', 'guardianEmail/required', { ...MOTHER, guardianEmail: '  ' }],
  ['guardianEmail', 'guardianEmail/format', { ...MOTHER, guardianEmail: 'mama' }],
  ['guardianEmail', 'guardianEmail/format', { isUnder16: true, guardianEmail: 'mama@' }],
  ['guardianEmail', 'guardianEmail/own', { ...MOTHER, guardianEmail: ' PUPIL@example.test ' }],
])('%s is refused with %s, at registration and later: %j', async (field, problem, change) => {
  const uid = `wrong-${problem}-${JSON.stringify(change).length}`.replace('/', '-');
  const api = await apiAs(server, uid, { email: 'pupil@example.test' });
  expect(await api.post('/api/Users', { ...unasked(uid), ...change })).toEqual(refused(field, problem));
  await api.post('/api/Users', unasked(uid));
  expect(await api.put(`/api/Users/${api.uid}`, change)).toEqual(refused(field, problem));
  expect(guardianPart(await api.get(`/api/Users/${api.uid}`))).toEqual(NOT_ASKED);
});

test('marketing is off under 16, whatever is ticked, and it keeps nobody from registering', async () => {
  const { api, answer } = await register('ticker', { ...MOTHER, marketingConsent: true });
  expect([answer.status, Object(answer.body).marketingConsent]).toEqual([201, false]);
  expect((await api.put('/api/Users/ticker', { marketingConsent: true })).body).toHaveProperty(
    'marketingConsent',
    false,
  );
});

test('marketing ends when a pupil turns out to be under 16; from 16 on it is the pupil’s to choose', async () => {
  const { api } = await register('reader', { classId: 11, marketingConsent: true });
  expect((await api.get('/api/Users/reader')).body).toHaveProperty('marketingConsent', true);
  expect((await api.put('/api/Users/reader', MOTHER)).body).toHaveProperty('marketingConsent', false);
  const { answer } = await register('adult', { isUnder16: false, marketingConsent: true });
  expect(answer.body).toHaveProperty('marketingConsent', true);
});

test('nobody but the pupil is told the age and the guardian', async () => {
  await register('private', MOTHER);
  const admin = await apiAs(server, 'head', { admin: true });
  const one = await admin.get('/api/Users/private');
  expect(Object.keys(Object(one.body)).filter((key) => /under16|guardian/i.test(key))).toEqual([]);
  expect(JSON.stringify((await admin.get('/api/Users')).body)).not.toMatch(/"isUnder16"|"guardian|mama@/);
});
