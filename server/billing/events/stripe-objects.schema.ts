import { z } from 'zod';

/** What is read of Stripe's objects; a test holds it against the types that Stripe publishes. Moments become milliseconds, and other objects their ids. */

const moment = z.number().transform((seconds) => seconds * 1000);
const id = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((one) => (typeof one === 'string' ? one : one.id));
const metadata = z.record(z.string(), z.string());

export const subscriptionObject = z.object({
  object: z.literal('subscription'),
  id: z.string(),
  customer: id,
  status: z.string(),
  created: moment,
  cancel_at: z.nullable(moment),
  cancel_at_period_end: z.boolean(),
  ended_at: z.nullable(moment),
  items: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        price: z.object({ id: z.string() }),
        current_period_start: moment,
        current_period_end: moment,
      }),
    ),
  }),
});

export const invoiceObject = z.object({
  object: z.literal('invoice'),
  id: z.string(),
  customer: z.nullable(id),
  created: moment,
  amount_due: z.number(),
  amount_paid: z.number(),
  currency: z.string(),
  hosted_invoice_url: z.nullish(z.string()),
  metadata: z.nullable(metadata),
  parent: z.nullable(z.object({ subscription_details: z.nullable(z.object({ subscription: id })) })),
  status_transitions: z.object({ paid_at: z.nullable(moment) }),
  lines: z.object({
    data: z.array(z.object({ pricing: z.nullable(z.object({ price_details: z.optional(z.object({ price: id })) })) })),
  }),
});

export const checkoutObject = z.object({
  object: z.literal('checkout.session'),
  id: z.string(),
  customer: z.nullable(id),
  mode: z.string(),
  payment_status: z.string(),
  status: z.nullable(z.string()),
  metadata: z.nullable(metadata),
});

export const chargeObject = z.object({
  object: z.literal('charge'),
  customer: z.nullable(id),
  payment_intent: z.nullable(id),
  /** Whether all of it was given back. */
  refunded: z.boolean(),
});

/** Every event; `object` is whatever the type is about. */
export const eventObject = z.object({
  object: z.literal('event'),
  id: z.string(),
  type: z.string(),
  created: moment,
  data: z.object({ object: z.unknown() }),
});
