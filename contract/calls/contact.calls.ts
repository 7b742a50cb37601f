import { defineCall } from '#contract/calls/call.ts';
import { outcome } from '#contract/schemas/outcome.schema.ts';
import { contactMessage } from '#contract/schemas/support.schema.ts';

export const sendContactMessage = defineCall({
  name: 'contact.send',
  method: 'POST',
  path: '/api/ContactMessages',
  auth: 'optional',
  timeout: 60_000,
  summary: 'Sends a message to the people behind the service.',
  source: 'S2 §3.24, §5.41–5.47, §7.55–7.57, §9.26, R12',
  body: contactMessage,
  idempotent: true,
  success: 200,
  answer: outcome,
  errors: { 409: 'The key was used for another body.', 429: 'More than five within an hour from one address.' },
});
