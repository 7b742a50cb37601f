import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import {
  PLAN_KEY,
  PURCHASE_KEY,
  providerInvoice,
  providerSubscription,
} from '#server/billing/events/stripe-objects.mapper.ts';
import { invoiceObject, subscriptionObject } from '#server/billing/events/stripe-objects.schema.ts';
import type {
  CheckoutOrder,
  Checkouts,
  CheckoutState,
  Customers,
  PaymentProvider,
  ProviderSubscriptions,
} from '#server/billing/provider/payment-provider.port.ts';
import { ProviderFailure } from '#server/billing/provider/provider-failure.ts';
import { asked, askedFor } from '#server/billing/stripe/stripe-failure.ts';
import { stripePrices } from '#server/billing/stripe/stripe-prices.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Instead of Stripe's own address. */
  readonly apiBase: string | undefined;
  readonly now: () => number;
}

/** Whoever asks us is answered within five seconds, also when Stripe is away. */
const TIMEOUT = 4500;

/** A card renews; BLIK and Przelewy24 pay once. */
const METHODS = { subscription: ['card'], payment: ['card', 'blik', 'p24'] } as const;

const CHECKOUT_TIME = 3_600_000;

/** Stripe, through its own library. */
export const stripePaymentProvider = ({ secretKey, publishableKey, apiBase, now }: StripeOptions): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiBase !== undefined && addressOf(apiBase)),
  });
  return {
    name: 'stripe',
    publishableKey,
    preparePrices: (plans) => stripePrices(stripe, plans),
    customers: customersOf(stripe),
    checkouts: checkoutsOf(stripe, now),
    subscriptions: subscriptionsOf(stripe),
    invoiceOfPayment: async (paymentId) => {
      const { data } = await asked(
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentId },
          expand: ['data.invoice'],
        }),
      );
      const invoice = invoiceObject.safeParse(data[0]?.invoice);
      return invoice.success ? providerInvoice(invoice.data) : null;
    },
  };
};

const addressOf = (apiBase: string) => {
  const { hostname, port, protocol } = new URL(apiBase);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const;
};

const customersOf = (stripe: Stripe): Customers => ({
  create: async ({ userId, email }) => {
    const idempotencyKey = createHash('sha256').update(`${userId}:${email}`).digest('hex');
    const { id } = await asked(stripe.customers.create({ email, preferred_locales: ['pl'] }, { idempotencyKey }));
    return id;
  },
  remove: async (customerId) => {
    await askedFor(stripe.customers.del(customerId));
  },
  openPortal: async (customer, return_url) => {
    const { url } = await asked(stripe.billingPortal.sessions.create({ customer, return_url, locale: 'pl' }));
    return url;
  },
});

const checkoutsOf = (stripe: Stripe, now: () => number): Checkouts => {
  const find = async (id: string): Promise<CheckoutState> =>
    stateOf((await askedFor(stripe.checkout.sessions.retrieve(id)))?.status ?? 'expired');
  return {
    open: async (order) => {
      const { id, url } = await asked(
        stripe.checkout.sessions.create(sessionOf(order, now()), { idempotencyKey: order.purchaseId }),
      );
      if (url === null) throw new ProviderFailure('away');
      return { id, url };
    },
    find,
    expire: async (id) => {
      if ((await find(id)) !== 'open') return find(id);
      // Between the two it may have been finished.
      const expired = await askedFor(stripe.checkout.sessions.expire(id).catch(() => null));
      return expired === null ? find(id) : 'expired';
    },
  };
};

const stateOf = (status: string): CheckoutState => (status === 'open' || status === 'complete' ? status : 'expired');

const sessionOf = (
  { customerId, priceId, planId, purchaseId, isRecurring, successUrl, cancelUrl }: CheckoutOrder,
  now: number,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { [PURCHASE_KEY]: purchaseId, [PLAN_KEY]: planId };
  const mode = isRecurring ? 'subscription' : 'payment';
  return {
    mode,
    customer: customerId,
    line_items: [{ price: priceId, quantity: 1 }],
    allowed_payment_method_types: [...METHODS[mode]],
    success_url: successUrl,
    cancel_url: cancelUrl,
    locale: 'pl',
    expires_at: Math.floor((now + CHECKOUT_TIME) / 1000),
    metadata,
    ...(isRecurring
      ? { subscription_data: { metadata } }
      : { invoice_creation: { enabled: true, invoice_data: { metadata } } }),
  };
};

const subscriptionsOf = (stripe: Stripe): ProviderSubscriptions => ({
  find: async (id) => {
    const found = await askedFor(stripe.subscriptions.retrieve(id));
    return found === null ? null : providerSubscription(subscriptionObject.parse(found));
  },
  changePrice: async (id, price) => {
    const { items } = await asked(stripe.subscriptions.retrieve(id));
    const [item] = items.data;
    if (item === undefined) throw new ProviderFailure('away');
    await asked(
      stripe.subscriptions.update(id, {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        // The plan changes when it is paid, or not at all.
        payment_behavior: 'error_if_incomplete',
      }),
    );
  },
  setRenewal: async (id, renews) =>
    providerSubscription(
      subscriptionObject.parse(await asked(stripe.subscriptions.update(id, { cancel_at_period_end: !renews }))),
    ),
  end: async (id) => {
    await askedFor(stripe.subscriptions.cancel(id));
  },
});
