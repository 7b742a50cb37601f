import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';

export const receiveStripeEvent = defineCall({
  name: 'stripe.webhook',
  method: 'POST',
  path: '/api/Stripe/Webhook',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The payment provider’s signed events, each taken once. The `Stripe-Signature` header is the authorisation.',
  source: 'R4',
  rawBody: true,
  bodyLimit: 1024 * 1024,
  success: 200,
  answer: z.object({ received: z.literal(true) }),
  errors: {},
});
