import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { nothing, outcome } from '#contract/schemas/outcome.schema.ts';
import { newsletterLeave, newsletterSignup } from '#contract/schemas/support.schema.ts';

export const subscribeToNewsletter = defineCall({
  name: 'newsletter.subscribe',
  method: 'POST',
  path: '/api/Newsletter/Subscribe',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Puts an address on the newsletter’s list; twice is once.',
  source: 'S1 §3.59, §6.3, §7.57–7.58, R12',
  body: newsletterSignup,
  success: 200,
  answer: outcome,
  errors: {},
});

export const unsubscribeFromNewsletter = defineCall({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/api/Newsletter/Unsubscribe',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Takes an address off the list; says the same whether it was on it or not.',
  source: 'S1 §7.59, R12',
  query: newsletterLeave,
  body: nothing,
  success: 200,
  answer: outcome,
  errors: {},
});
