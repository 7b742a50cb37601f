import { Stripe } from 'stripe';
import type { PaymentChange, PaymentEvent } from '#server/billing/events/payment-event.types.ts';
import {
  PLAN_KEY,
  PURCHASE_KEY,
  providerInvoice,
  providerSubscription,
} from '#server/billing/events/stripe-objects.mapper.ts';
import {
  chargeObject,
  checkoutObject,
  eventObject,
  invoiceObject,
  subscriptionObject,
} from '#server/billing/events/stripe-objects.schema.ts';
import { ApiFailure } from '#server/api/api-failure.ts';

/** How old a signature may be, in seconds (R4). */
export const SIGNATURE_TOLERANCE = 300;

export interface SignedEvent {
  readonly bytes: Buffer;
  readonly signature: string | undefined;
}

/** One of these secrets must have signed it lately: while one replaces another, both do. Throws 400. */
export const verifySignature = ({ bytes, signature }: SignedEvent, secrets: readonly string[], now: number): void => {
  if (signature === undefined || !secrets.some((secret) => isSignedWith(secret, bytes, signature, now)))
    throw new ApiFailure(400, 'invalid_signature', 'The signature is missing, wrong or too old.');
};

const isSignedWith = (secret: string, bytes: Buffer, signature: string, now: number): boolean => {
  try {
    const { signature: check } = Stripe.webhooks;
    return check?.verifyHeader(bytes, signature, secret, SIGNATURE_TOLERANCE, undefined, now) === true;
  } catch {
    // Whatever a stranger wrote there that Stripe's library stumbles over is no signature.
    return false;
  }
};

/** What an event that was verified says; null when it is of no concern here. Throws when it is none that we can read: then the provider must ask again. */
export const readEvent = (bytes: Buffer): PaymentEvent | null => {
  const { id, type, created, data } = eventObject.parse(JSON.parse(bytes.toString('utf8')));
  const change = changeOf(type, data.object);
  return change === null ? null : { id, type, createdAt: created, ...change };
};

const changeOf = (type: string, object: unknown): PaymentChange | null => {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', subscription: providerSubscription(subscriptionObject.parse(object)) };
    case 'invoice.paid':
      return invoiceChange('paid', object);
    case 'invoice.payment_failed':
      return invoiceChange('failed', object);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return checkoutChange('complete', object);
    case 'checkout.session.async_payment_failed':
      return checkoutChange('failed', object);
    case 'checkout.session.expired':
      return checkoutChange('expired', object);
    case 'charge.refunded':
      return refundOf(object);
    default:
      return null;
  }
};

const invoiceChange = (status: 'paid' | 'failed', object: unknown): PaymentChange | null => {
  const invoice = providerInvoice(invoiceObject.parse(object));
  return invoice === null ? null : { kind: 'invoice', status, invoice };
};

const checkoutChange = (outcome: 'complete' | 'failed' | 'expired', object: unknown): PaymentChange | null => {
  const { id, customer, mode, payment_status, metadata } = checkoutObject.parse(object);
  if (customer === null) return null;
  const [purchaseId, planId] = [metadata?.[PURCHASE_KEY], metadata?.[PLAN_KEY]];
  const isBought = outcome === 'complete' && mode === 'payment' && payment_status === 'paid';
  const purchase = isBought && purchaseId !== undefined && planId !== undefined ? { id: purchaseId, planId } : null;
  return { kind: 'checkout', checkoutId: id, customerId: customer, outcome, purchase };
};

const refundOf = (object: unknown): PaymentChange | null => {
  const { payment_intent, refunded } = chargeObject.parse(object);
  return payment_intent === null || !refunded ? null : { kind: 'refund', paymentId: payment_intent };
};
