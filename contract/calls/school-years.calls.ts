import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { userIdParams } from '#contract/schemas/id.schema.ts';
import { newUserSchoolYear, schoolYear, userSchoolYear } from '#contract/schemas/school-year.schema.ts';

export const currentSchoolYear = defineCall({
  name: 'schoolYears.current',
  method: 'GET',
  path: '/api/SchoolYears/GetActualSchoolYear',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The school year that runs now.',
  source: 'S1 §3.29, §7.35',
  success: 200,
  answer: schoolYear,
  errors: {},
});

export const findUserSchoolYear = defineCall({
  name: 'userSchoolYears.find',
  method: 'GET',
  path: '/api/UserSchoolYears/GetUserSchoolYearByUser',
  auth: 'user',
  subject: { in: 'query', field: 'id', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'The newest school year a user is enrolled for.',
  source: 'S1 §7.30–7.31, R1',
  query: userIdParams,
  success: 200,
  answer: userSchoolYear,
  errors: { 403: 'The id is not the signed-in user’s.', 404: 'The user is enrolled for none.' },
});

export const listUserSchoolYears = defineCall({
  name: 'userSchoolYears.list',
  method: 'GET',
  path: '/api/UserSchoolYears/GetByUser/{id}',
  auth: 'user',
  subject: { in: 'params', field: 'id', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'Every school year a user is enrolled for, newest first.',
  source: 'S1 §7.32–7.33, R1',
  params: userIdParams,
  success: 200,
  answer: z.array(userSchoolYear),
  errors: { 403: 'The id is not the signed-in user’s.' },
});

export const addUserSchoolYear = defineCall({
  name: 'userSchoolYears.add',
  method: 'POST',
  path: '/api/UserSchoolYears',
  auth: 'user',
  subject: { in: 'body', field: 'userID', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'Enrols the user in a class for a school year, on the free membership.',
  source: 'S1 §7.34, R1, R3',
  body: newUserSchoolYear,
  idempotent: true,
  success: 201,
  answer: userSchoolYear,
  errors: {
    403: 'The id is not the signed-in user’s, or the membership is not the free one.',
    404: 'There is no such user.',
    409: 'The user is enrolled for that year, or the key was used for another body.',
  },
});
