import * as z from 'zod/mini';
import { readableId } from '#contract/schemas/id.schema.ts';
import { plan } from '#contract/schemas/plan.schema.ts';
import { text } from '#contract/schemas/text.schema.ts';

/** The subscription that counts now (S1 §3.30–3.35). Times are ISO. */
export const subscription = z.object({
  isActive: z.boolean(),
  isRecurring: z.boolean(),
  willAutoRenew: z.boolean(),
  isCancelled: z.boolean(),
  /** When access ends of a subscription that was cancelled; null otherwise. */
  cancelAtPeriodTime: z.nullable(z.string()),
  currentPeriodEnd: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  paymentStatus: z.string(),
  provider: z.string(),
  membershipType: plan,
});

export const cancellation = z.object({
  reasons: z
    .array(
      z.enum(['za_drogie', 'nie_korzystam', 'brak_czasu', 'problemy_techniczne', 'przechodze_na_konkurencje', 'inne']),
    )
    .check(z.minLength(1), z.maxLength(6)),
  comment: z.optional(z.nullable(text(2000))),
});

const stripePriceId = text(255, 1);

/** `days` is part of the specification's body and ignored (R3): the plan says how long it lasts. */
export const upgrade = z.object({
  newPriceId: stripePriceId,
  newMembershipTypeID: readableId,
  addForum: z.optional(z.nullable(z.boolean())),
  days: z.optional(z.nullable(z.number())),
});

export const checkout = z.object({ priceId: stripePriceId, type: z.enum(['subscription', 'one-time']) });

/** Where to send the buyer: the first of the three that is there. */
export const checkoutSession = z.object({
  checkoutUrl: z.optional(z.url()),
  url: z.optional(z.url()),
  sessionId: z.optional(z.string()),
});

/** One charge, or the attempt of one. */
export const invoice = z.object({
  id: z.string(),
  /** ISO time. */
  issuedAt: z.string(),
  planName: z.string(),
  /** Tax included, like 49.99. */
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['paid', 'failed', 'refunded']),
  /** The provider’s document; null when it made none. */
  documentUrl: z.nullable(z.url()),
});
