import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { logEntry } from '#contract/schemas/support.schema.ts';

export const writeLog = defineCall({
  name: 'logs.write',
  method: 'POST',
  path: '/api/Logs',
  auth: 'user',
  subject: { in: 'body', field: 'userID', admins: 'allowed' },
  timeout: DEFAULT_TIMEOUT,
  summary: 'Adds a line to the client log.',
  source: 'S1 §3.73, §7.36, R1, R9',
  body: logEntry,
  success: 204,
  answer: nothing,
  errors: { 403: 'The id is not the signed-in user’s.', 404: 'This person has not been registered.' },
});
