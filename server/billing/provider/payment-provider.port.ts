import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';

/** Who takes the money. Whatever is asked rejects with {@link ProviderFailure}. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'embedded';
  /** What a browser may know of the account there. */
  readonly publishableKey: string;
  /** Makes the provider know these plans, and answers with its price of each, by the plan's id. Twice is once. */
  preparePrices(plans: readonly PlanRow[]): Promise<ReadonlyMap<string, string>>;
  readonly customers: Customers;
  readonly checkouts: Checkouts;
  readonly subscriptions: ProviderSubscriptions;
  /** The paid invoice behind a payment; null when there is none. */
  invoiceOfPayment(paymentId: string): Promise<ProviderInvoice | null>;
}

export interface Customers {
  /** The customer's id; the same one for a user who asks again soon. */
  create(person: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Ends what the customer has there, at once, and forgets who it is. Twice is once. */
  remove(customerId: string): Promise<void>;
  /** The address of the provider's own page of cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
}

export interface CheckoutOrder {
  readonly customerId: string;
  readonly priceId: string;
  readonly planId: string;
  /** Our id of what is bought; the provider tells it with every event about a one-time purchase. */
  readonly purchaseId: string;
  readonly isRecurring: boolean;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export type CheckoutState = 'open' | 'complete' | 'expired';

export interface Checkouts {
  open(order: CheckoutOrder): Promise<{ readonly id: string; readonly url: string }>;
  find(id: string): Promise<CheckoutState>;
  /** Closes one that nobody has finished; answers how it is then. */
  expire(id: string): Promise<CheckoutState>;
}

/** A subscription as it is at the provider. Times are milliseconds since the epoch. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly status: string;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends instead of being renewed; null while it renews. */
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  readonly createdAt: number;
}

export interface ProviderSubscriptions {
  find(id: string): Promise<ProviderSubscription | null>;
  /** Asks for another price from now on, the rest of the period being set off. It holds once an event says so. */
  changePrice(id: string, priceId: string): Promise<void>;
  /** Whether it goes on after the paid period. */
  setRenewal(id: string, renews: boolean): Promise<ProviderSubscription>;
  /** Ends it at once; one that has ended stays so. */
  end(id: string): Promise<void>;
}

/** One charge, or the attempt of one. */
export interface ProviderInvoice {
  readonly id: string;
  readonly customerId: string;
  /** The id of the subscription or one-time purchase; null when the provider does not say. */
  readonly purchaseId: string | null;
  /** Of what was bought, the newest last. */
  readonly priceIds: readonly string[];
  /** Milliseconds since the epoch, as below. */
  readonly issuedAt: number;
  readonly paidAt: number | null;
  /** In the smallest unit, tax included. */
  readonly amount: number;
  readonly currency: string;
  readonly documentUrl: string | null;
}
