import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schoolYearAt } from '#server/identity/school-year.rules.ts';
import { apiAs, newUser, registered } from '../../support/api.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describe('the Polish school year', () => {
  test.each([
    ['2026-08-31T21:59:59Z', { id: '2025-2026', startsOn: '2025-09-01', endsOn: '2026-08-31' }],
    ['2026-08-31T22:00:00Z', { id: '2026-2027', startsOn: '2026-09-01', endsOn: '2027-08-31' }],
    ['2026-12-31T23:30:00Z', { id: '2026-2027', startsOn: '2026-09-01', endsOn: '2027-08-31' }],
    ['2027-06-30T12:00:00Z', { id: '2026-2027', startsOn: '2026-09-01', endsOn: '2027-08-31' }],
  ])('at %s', (moment, year) => {
    expect(schoolYearAt(Date.parse(moment))).toEqual(year);
  });
});

const order = (userID: string, change = {}) => ({
  userID,
  schoolYearID: '2026-2027',
  classID: 10,
  membershipTypeID: 'free',
  ...change,
});
const enrolment = (userID: string) => ({
  userID,
  schoolYearID: '2026-2027',
  classID: 10,
  membershipTypeID: 'free',
  class: { id: 10, name: 'VIII', level: 8 },
  schoolYear: { uniqueID: '2026-2027' },
});

describe('enrolment', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ now: () => Date.parse('2026-11-20T12:00:00Z') });
  });
  afterAll(() => server.close());

  const NOT_YOURS = {
    status: 403,
    body: { code: 'forbidden', message: 'This is not yours to see or change.', error: 'Forbidden' },
  };

  test('the school year that runs now is told by its id (S1 §3.29, §7.35)', async () => {
    const api = await apiAs(server, 'anyone');
    expect(await api.get('/api/SchoolYears/GetActualSchoolYear')).toEqual({
      status: 200,
      body: { uniqueID: '2026-2027' },
    });
  });

  test('a pupil is enrolled once and finds the enrolment again (S1 §3.26–3.28, §7.30–7.33)', async () => {
    const api = await registered(server, 'once');
    expect(await api.get('/api/UserSchoolYears/GetUserSchoolYearByUser?id=once')).toEqual({
      status: 404,
      body: {
        code: 'user_school_year_not_found',
        message: 'The user is enrolled for no school year.',
        error: 'Not Found',
      },
    });
    expect(await api.get('/api/UserSchoolYears/GetByUser/once')).toEqual({ status: 200, body: [] });
    const answers = await Promise.all([
      api.post('/api/UserSchoolYears', order('once')),
      api.post('/api/UserSchoolYears', order('once')),
    ]);
    expect(answers.toSorted((a, b) => a.status - b.status)).toEqual([
      { status: 201, body: enrolment('once') },
      {
        status: 409,
        body: {
          code: 'user_school_year_exists',
          message: 'The user is enrolled for that school year.',
          error: 'Conflict',
        },
      },
    ]);
    expect(await api.get('/api/UserSchoolYears/GetUserSchoolYearByUser?id=once')).toEqual({
      status: 200,
      body: enrolment('once'),
    });
    expect(await api.get('/api/UserSchoolYears/GetByUser/once')).toEqual({ status: 200, body: [enrolment('once')] });
  });

  test('a pupil who had not chosen a class is in the class of the enrolment', async () => {
    const api = await apiAs(server, 'chooser');
    const { classId: _, ...withoutClass } = newUser('chooser');
    await api.post('/api/Users', withoutClass);
    await api.post('/api/UserSchoolYears', order('chooser'));
    expect((await api.get('/api/Users/chooser')).body).toHaveProperty('classId', 10);
  });

  test('nobody enrols on a plan that is paid for', async () => {
    const api = await registered(server, 'sly');
    expect(await api.post('/api/UserSchoolYears', order('sly', { membershipTypeID: 'premium-annual' }))).toEqual({
      status: 403,
      body: { code: 'membership_not_free', message: 'Only a payment changes the membership.', error: 'Forbidden' },
    });
    expect(await api.get('/api/UserSchoolYears/GetByUser/sly')).toEqual({ status: 200, body: [] });
  });

  test.each([
    ['classID', { classID: 15 }, 'no such class'],
    ['schoolYearID', { schoolYearID: '1999-2000' }, 'no such school year'],
  ])('an unknown %s is refused by name', async (field, change, reason) => {
    const api = await registered(server, `wrong-${field}`);
    expect(await api.post('/api/UserSchoolYears', order(api.uid, change))).toEqual({
      status: 400,
      body: { code: 'invalid_request', message: `${field}: ${reason}`, error: 'Bad Request', field },
    });
  });

  test('whoever has not registered cannot enrol', async () => {
    const api = await apiAs(server, 'unregistered');
    expect(await api.post('/api/UserSchoolYears', order('unregistered'))).toEqual({
      status: 404,
      body: { code: 'user_not_found', message: 'This person has not been registered.', error: 'Not Found' },
    });
  });

  test('another pupil’s enrolment is neither shown nor made', async () => {
    const api = await registered(server, 'prying');
    for (const id of ['once', 'nobody']) {
      expect(await api.get(`/api/UserSchoolYears/GetUserSchoolYearByUser?id=${id}`)).toEqual(NOT_YOURS);
      expect(await api.get(`/api/UserSchoolYears/GetByUser/${id}`)).toEqual(NOT_YOURS);
      expect(await api.post('/api/UserSchoolYears', order(id))).toEqual(NOT_YOURS);
    }
  });
});
