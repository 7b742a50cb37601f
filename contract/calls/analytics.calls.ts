import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { nothing } from '#contract/schemas/outcome.schema.ts';
import { visitCounts } from '#contract/schemas/visits.schema.ts';

export const countVisits = defineCall({
  name: 'analytics.countVisits',
  method: 'POST',
  path: '/api/Analytics/Visits',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Adds visits of pages to the counts of the day; sent only by browsers whose visitor allows analytics.',
  source: 'S1 §4.103, D14, D45, R9',
  body: visitCounts,
  success: 204,
  answer: nothing,
  errors: {},
});
