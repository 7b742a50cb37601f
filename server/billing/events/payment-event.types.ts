import type { ProviderInvoice, ProviderSubscription } from '#server/billing/provider/payment-provider.port.ts';

/** What the provider says has happened, as far as it concerns us. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: string;
  /** When it happened there, in milliseconds since the epoch; providers count whole seconds. */
  readonly createdAt: number;
} & PaymentChange;

export type PaymentChange = SubscriptionChange | InvoiceChange | CheckoutChange | Refund;

interface SubscriptionChange {
  readonly kind: 'subscription';
  readonly subscription: ProviderSubscription;
}

interface InvoiceChange {
  readonly kind: 'invoice';
  readonly status: 'paid' | 'failed';
  readonly invoice: ProviderInvoice;
}

interface CheckoutChange {
  readonly kind: 'checkout';
  readonly checkoutId: string;
  readonly customerId: string;
  readonly outcome: 'complete' | 'expired' | 'failed';
  /** What was bought once and is paid; null for a subscription, which has events of its own, and while the money is on its way. */
  readonly purchase: { readonly id: string; readonly planId: string } | null;
}

/** All of a payment was given back. */
interface Refund {
  readonly kind: 'refund';
  readonly paymentId: string;
}

export type SubscriptionEvent = Extract<PaymentEvent, { readonly kind: 'subscription' }>;
export type CheckoutEvent = Extract<PaymentEvent, { readonly kind: 'checkout' }>;
