import type { z } from 'zod';
import type { invoiceObject, subscriptionObject } from '#server/billing/events/stripe-objects.schema.ts';
import type { ProviderInvoice, ProviderSubscription } from '#server/billing/provider/payment-provider.port.ts';

/** The key under which a purchase of ours travels through the provider. */
export const PURCHASE_KEY = 'purchaseId';
export const PLAN_KEY = 'planId';

export const providerSubscription = (subscription: z.output<typeof subscriptionObject>): ProviderSubscription => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription without an item.');
  const { id, customer, status, created, cancel_at, cancel_at_period_end, ended_at } = subscription;
  return {
    id,
    customerId: customer,
    priceId: item.price.id,
    status,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAt: cancel_at ?? (cancel_at_period_end ? item.current_period_end : null),
    endedAt: ended_at,
    createdAt: created,
  };
};

/** Null for an invoice of nobody. */
export const providerInvoice = (invoice: z.output<typeof invoiceObject>): ProviderInvoice | null => {
  const { id, customer, created, amount_due, amount_paid, currency, hosted_invoice_url, status_transitions } = invoice;
  if (customer === null) return null;
  const { paid_at } = status_transitions;
  return {
    id,
    customerId: customer,
    purchaseId: invoice.parent?.subscription_details?.subscription ?? invoice.metadata?.[PURCHASE_KEY] ?? null,
    priceIds: invoice.lines.data.flatMap(({ pricing }) => pricing?.price_details?.price ?? []),
    issuedAt: created,
    paidAt: paid_at,
    amount: paid_at === null ? amount_due : amount_paid,
    currency: currency.toUpperCase(),
    documentUrl: hosted_invoice_url ?? null,
  };
};
