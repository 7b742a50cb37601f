import * as z from 'zod/mini';
import { DEFAULT_TIMEOUT, defineCall } from '#contract/calls/call.ts';
import { nothing, outcome } from '#contract/schemas/outcome.schema.ts';
import { plan } from '#contract/schemas/plan.schema.ts';
import {
  cancellation,
  checkout,
  checkoutSession,
  invoice,
  subscription,
  upgrade,
} from '#contract/schemas/subscription.schema.ts';
import { text } from '#contract/schemas/text.schema.ts';

export const listPlans = defineCall({
  name: 'subscriptions.plans',
  method: 'GET',
  path: '/api/Subscriptions/Plans',
  auth: 'none',
  timeout: DEFAULT_TIMEOUT,
  summary: 'The plans that can be bought.',
  source: 'S1 §6.5, §7.37',
  success: 200,
  answer: z.array(plan),
  errors: {},
});

export const currentSubscription = defineCall({
  name: 'subscriptions.current',
  method: 'GET',
  path: '/api/Subscriptions/Current',
  auth: 'user',
  timeout: 10_000,
  summary: 'The signed-in user’s subscription.',
  source: 'S1 §7.38–7.39, S2 §7.62, §9.28, D2',
  success: 200,
  answer: subscription,
  errors: { 404: 'The user holds none.' },
});

export const cancelSubscription = defineCall({
  name: 'subscriptions.cancel',
  method: 'POST',
  path: '/api/Subscriptions/Cancel',
  auth: 'user',
  timeout: 15_000,
  summary: 'Ends the renewal; access stays until the end of the paid period.',
  source: 'S1 §6.22, §7.40–7.41, S2 §7.64, §9.31, D2',
  body: cancellation,
  idempotent: true,
  success: 200,
  answer: outcome,
  errors: {
    403: 'A one-time purchase cannot be cancelled.',
    404: 'The user holds none.',
    409: 'It is cancelled already, or its period ends within 24 hours.',
  },
});

export const upgradeSubscription = defineCall({
  name: 'subscriptions.upgrade',
  method: 'POST',
  path: '/api/Subscriptions/Upgrade',
  auth: 'user',
  timeout: 20_000,
  summary: 'Asks for another plan; it counts once the payment provider has confirmed it.',
  source: 'S1 §7.42–7.43, S2 §7.63, D2, R3',
  body: upgrade,
  idempotent: true,
  success: 200,
  answer: outcome,
  errors: {
    403: 'A one-time purchase cannot be changed, or the price is not the plan’s.',
    404: 'There is no such plan, or no subscription.',
    409: 'The user holds this plan already, it is cancelled, or the payment was refused.',
  },
});

export const resumeSubscription = defineCall({
  name: 'subscriptions.resume',
  method: 'POST',
  path: '/api/Subscriptions/Resume',
  auth: 'user',
  timeout: 15_000,
  summary: 'Takes a cancellation back before the paid period ends.',
  source: 'S1 §7.44, S2 §7.65, §9.32, D2',
  body: nothing,
  idempotent: true,
  success: 200,
  answer: outcome,
  errors: { 404: 'The user holds none.', 409: 'It is not cancelled, or has ended.' },
});

export const getStripeKey = defineCall({
  name: 'subscriptions.stripeKey',
  method: 'GET',
  path: '/api/Subscriptions/StripeKey',
  auth: 'none',
  timeout: 10_000,
  summary: 'The payment provider’s publishable key.',
  source: 'S2 §7.58, §9.27, D2',
  success: 200,
  answer: z.object({ publishableKey: z.string() }),
  errors: {},
});

export const createCheckoutSession = defineCall({
  name: 'subscriptions.checkout',
  method: 'POST',
  path: '/api/Subscriptions/CreateCheckoutSession',
  auth: 'user',
  timeout: 20_000,
  summary: 'Opens a checkout at the payment provider; the buyer is sent there.',
  source: 'S1 §7.45–7.48, S2 §7.59, §9.29, D2, R3',
  body: checkout,
  idempotent: true,
  success: 200,
  answer: checkoutSession,
  errors: {
    403: 'The type does not fit the plan.',
    404: 'No plan has this price, or this person has not been registered.',
    409: 'The user has an active subscription, or a payment is under way.',
  },
});

export const checkoutResult = defineCall({
  name: 'subscriptions.success',
  method: 'GET',
  path: '/api/Subscriptions/Success',
  auth: 'user',
  timeout: 15_000,
  summary:
    'Whether the payment provider has finished this checkout. Only the current subscription says that it is paid.',
  source: 'S2 §7.61, §9.30, D2, R4',
  query: z.object({ session_id: text(255, 1) }),
  success: 200,
  answer: outcome,
  errors: { 404: 'The user has opened no such checkout.' },
});

export const listInvoices = defineCall({
  name: 'subscriptions.invoices',
  method: 'GET',
  path: '/api/Subscriptions/Invoices',
  auth: 'user',
  timeout: DEFAULT_TIMEOUT,
  summary: 'What the signed-in user was charged, the newest first.',
  source: 'beyond the specification',
  success: 200,
  answer: z.array(invoice),
  errors: {},
});

export const openBillingPortal = defineCall({
  name: 'subscriptions.billingPortal',
  method: 'POST',
  path: '/api/Subscriptions/BillingPortal',
  auth: 'user',
  timeout: 20_000,
  summary: 'Opens the payment provider’s own page of cards and invoices; the buyer is sent there.',
  source: 'beyond the specification',
  body: nothing,
  success: 200,
  answer: z.object({ url: z.url() }),
  errors: { 404: 'The user has never bought anything.' },
});

export const awaitPayments = defineCall({
  name: 'subscriptions.await',
  method: 'POST',
  path: '/api/Subscriptions/Await',
  auth: 'user',
  timeout: 15_000,
  summary:
    'Asks for the e-mail that is sent when payments are possible again; twice is once, and nothing while they are.',
  source: 'S1 §8.40',
  body: nothing,
  success: 204,
  answer: nothing,
  errors: { 404: 'This person has not been registered.' },
});
