import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { userIdParams } from '#contract/schemas/id.schema.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { newUser, user, userChange } from '#contract/schemas/user.schema.ts';
import { userExport } from '#contract/schemas/user-export.schema.ts';

export const findUser = defineCall({
  name: 'users.find',
  method: 'GET',
  path: '/api/Users/{id}',
  auth: 'user',
  subject: { in: 'params', field: 'id', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'A registered user.',
  source: 'S1 §7.18–7.19, R1',
  params: userIdParams,
  success: 200,
  answer: user,
  errors: { 403: 'The id is not the signed-in user’s.', 404: 'This person has not been registered.' },
});

export const listUsers = defineCall({
  name: 'users.list',
  method: 'GET',
  path: '/api/Users',
  auth: 'admin',
  timeout: DEFAULT_TIMEOUT,
  summary: 'All users.',
  source: 'S1 §6.30, §7.20, D10',
  success: 200,
  answer: z.array(user),
  errors: { 403: 'The signed-in user is no admin.' },
});

export const addUser = defineCall({
  name: 'users.add',
  method: 'POST',
  path: '/api/Users',
  auth: 'user',
  subject: { in: 'body', field: 'id', admins: 'refused' },
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Registers the signed-in person. Points, flags, e-mail, IP and registration date come from the server; what is sent of them is ignored. Without `isUnder16` a pupil of primary school counts as under 16; under 16 marketing is off and AI waits for a guardian, whose e-mail is not the pupil’s own.',
  source: 'S1 §5.22–5.27, §7.26–7.29, R1, R2, R8',
  body: newUser,
  idempotent: true,
  success: 201,
  answer: user,
  errors: { 403: 'The id is not the signed-in user’s.', 409: 'The user exists, or the key was used for another body.' },
});

export const updateUser = defineCall({
  name: 'users.update',
  method: 'PUT',
  path: '/api/Users/{id}',
  auth: 'user',
  subject: { in: 'params', field: 'id', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Changes what a user may change: names, consents, class, the age while it is unknown; `deleteDate` deletes the account like DELETE. A whole user may be sent back: every other field is ignored.',
  source: 'S1 §6.18, §6.23, §7.21–7.23, R1, R2, R6, R8',
  params: userIdParams,
  body: userChange,
  success: 200,
  answer: user,
  errors: {
    403: 'An id is not the signed-in user’s, the login is too old for a deletion, or the pupil said before to be under 16.',
    404: 'This person has not been registered.',
  },
});

export const removeUser = defineCall({
  name: 'users.remove',
  method: 'DELETE',
  path: '/api/Users/{id}',
  auth: 'user',
  subject: { in: 'params', field: 'id', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Deletes the account: access ends at once, then the sessions, the identity account and all content. Needs a login of the last five minutes; asked again, it answers the same.',
  source: 'S1 §6.21, §7.25, R6',
  params: userIdParams,
  success: 204,
  answer: nothing,
  errors: { 403: 'The id is not the signed-in user’s, or the login is too old (`recent_login_required`).' },
});

export const exportUser = defineCall({
  name: 'users.export',
  method: 'GET',
  path: '/api/Users/{id}/Export',
  auth: 'user',
  subject: { in: 'params', field: 'id', admins: 'refused' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'Everything that is stored about the signed-in user, as a file.',
  source: 'R6',
  params: userIdParams,
  download: 'nauka-moje-dane.json',
  success: 200,
  answer: userExport,
  errors: { 403: 'The id is not the signed-in user’s.', 404: 'This person has not been registered.' },
});
