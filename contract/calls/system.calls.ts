import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';

const state = z.enum(['ok', 'unavailable']);

export const getHealth = defineCall({
  name: 'system.health',
  method: 'GET',
  path: '/api/health',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Whether the process answers.',
  source: 'operations',
  success: 200,
  answer: z.object({ status: z.literal('ok') }),
  errors: {},
});

export const getReadiness = defineCall({
  name: 'system.ready',
  method: 'GET',
  path: '/api/ready',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Whether the database and the identity provider answer and the disk takes what is written, and whether the jobs are more than five minutes late, which all copies of the server share.',
  source: 'operations',
  success: 200,
  answer: z.object({
    status: z.literal('ok'),
    database: state,
    identity: state,
    disk: state,
    jobs: z.enum(['ok', 'late']),
  }),
  errors: { 503: 'One of them is away.' },
});
