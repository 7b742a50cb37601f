import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { nothing, outcome } from '#contract/schemas/outcome.schema.ts';
import { linkToken, newsletterLeave, newsletterSignup } from '#contract/schemas/support.schema.ts';

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
  errors: { 429: 'More than five within an hour from one address.' },
});

export const unsubscribeFromNewsletter = defineCall({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/api/Newsletter/Unsubscribe',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'Sends an address that is on the list the link that takes it off; says the same of any other address.',
  source: 'S1 §7.59, R12, R16',
  query: newsletterLeave,
  body: nothing,
  success: 200,
  answer: outcome,
  errors: { 429: 'More than five within an hour from one address.' },
});

export const leaveNewsletter = defineCall({
  name: 'newsletter.leave',
  method: 'POST',
  path: '/api/Newsletter/Leave',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary:
    'Takes the address of a letter’s link off the list; twice is once. Mail programs post here by themselves (RFC 8058), with a form that holds nothing.',
  source: 'R16',
  query: linkToken,
  rawBody: true,
  success: 200,
  answer: outcome,
  errors: { 404: 'The link is not one of ours.' },
});
