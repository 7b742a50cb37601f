import { createHash, randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { PLAN_KEY, PURCHASE_KEY } from '#server/billing/events/stripe-objects.mapper.ts';
import type { CheckoutOrder } from '#server/billing/provider/payment-provider.port.ts';

/** Parts of Stripe's own types: where Stripe changes them, these no longer compile. */
export type EmbeddedSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'amount_total'
  | 'cancel_url'
  | 'created'
  | 'currency'
  | 'customer'
  | 'expires_at'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'success_url'
>;

export type EmbeddedSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'customer'
  | 'ended_at'
  | 'metadata'
  | 'status'
> & { readonly items: { readonly object: 'list'; readonly data: [EmbeddedItem] } };

type EmbeddedItem = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'> & {
  readonly price: Pick<Stripe.Price, 'id' | 'object'>;
};

export type EmbeddedInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'created'
  | 'currency'
  | 'customer'
  | 'hosted_invoice_url'
  | 'metadata'
  | 'status'
> & {
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string };
  } | null;
  readonly status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>;
  readonly lines: {
    readonly object: 'list';
    readonly data: readonly {
      readonly object: 'line_item';
      readonly pricing: { readonly type: 'price_details'; readonly price_details: { readonly price: string } };
    }[];
  };
};

export type EmbeddedCharge = Pick<Stripe.Charge, 'id' | 'object' | 'customer' | 'payment_intent' | 'refunded'>;

export type EventType = Extract<
  Stripe.Event['type'],
  | 'charge.refunded'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'invoice.paid'
  | 'invoice.payment_failed'
>;

export type EventObject = EmbeddedSession | EmbeddedSubscription | EmbeddedInvoice | EmbeddedCharge;

export type EmbeddedEvent = Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode'> & {
  readonly type: EventType;
  readonly data: { readonly object: EventObject };
};

/** Like Stripe's: nobody guesses one. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const CUSTOMER_DIGITS = 24;

/** The same for the same user each time. */
export const customerIdOf = (userId: string): string =>
  `cus_${createHash('sha256').update(userId).digest('hex').slice(0, CUSTOMER_DIGITS)}`;

export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);

const CHECKOUT_TIME = 3600;

export const newSession = (
  { customerId, purchaseId, planId, isRecurring, successUrl, cancelUrl }: CheckoutOrder,
  plan: PlanRow,
  now: number,
): EmbeddedSession => ({
  id: newId('cs'),
  object: 'checkout.session',
  amount_total: plan.price,
  cancel_url: cancelUrl,
  created: secondsOf(now),
  currency: 'pln',
  customer: customerId,
  expires_at: secondsOf(now) + CHECKOUT_TIME,
  metadata: { [PURCHASE_KEY]: purchaseId, [PLAN_KEY]: planId },
  mode: isRecurring ? 'subscription' : 'payment',
  payment_status: 'unpaid',
  status: 'open',
  success_url: successUrl,
});

const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

/** The end of a period that begins then, in seconds; a month that is too short ends with its last day. */
export const periodEnd = (start: number, { billingPeriod }: Pick<PlanRow, 'billingPeriod'>): number => {
  const begin = new Date(start * 1000);
  const end = new Date(begin);
  end.setUTCMonth(begin.getUTCMonth() + (MONTHS[billingPeriod] ?? 1));
  if (end.getUTCDate() !== begin.getUTCDate()) end.setUTCDate(0);
  return secondsOf(end.getTime());
};

export const newSubscription = (
  { customer, metadata }: Pick<EmbeddedSession, 'customer' | 'metadata'>,
  plan: PlanRow,
  priceId: string,
  now: number,
): EmbeddedSubscription => ({
  id: newId('sub'),
  object: 'subscription',
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  created: secondsOf(now),
  currency: 'pln',
  customer: String(customer),
  ended_at: null,
  metadata: metadata ?? {},
  status: 'active',
  items: {
    object: 'list',
    data: [
      {
        id: newId('si'),
        object: 'subscription_item',
        current_period_start: secondsOf(now),
        current_period_end: periodEnd(secondsOf(now), plan),
        price: { id: priceId, object: 'price' },
      },
    ],
  },
});

/** The subscription with another period. */
export const withPeriod = (
  subscription: EmbeddedSubscription,
  current_period_start: number,
  current_period_end: number,
): EmbeddedSubscription => ({
  ...subscription,
  items: {
    object: 'list',
    data: [{ ...subscription.items.data[0], current_period_start, current_period_end }],
  },
});

export interface Bill {
  readonly customerId: string;
  readonly amount: number;
  readonly priceIds: readonly string[];
  /** What it is for: a subscription, or what the metadata of a checkout say. */
  readonly subscriptionId?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  readonly isPaid: boolean;
}

export const newInvoice = (bill: Bill, now: number): EmbeddedInvoice => ({
  id: newId('in'),
  object: 'invoice',
  amount_due: bill.amount,
  amount_paid: bill.isPaid ? bill.amount : 0,
  created: secondsOf(now),
  currency: 'pln',
  customer: bill.customerId,
  hosted_invoice_url: null,
  metadata: { ...bill.metadata },
  status: bill.isPaid ? 'paid' : 'open',
  parent:
    bill.subscriptionId === undefined
      ? null
      : { type: 'subscription_details', subscription_details: { subscription: bill.subscriptionId } },
  status_transitions: { paid_at: bill.isPaid ? secondsOf(now) : null },
  lines: {
    object: 'list',
    data: bill.priceIds.map((price) => ({
      object: 'line_item',
      pricing: { type: 'price_details', price_details: { price } },
    })),
  },
});

export const newEvent = (type: EventType, object: EventObject, now: number): EmbeddedEvent => ({
  id: newId('evt'),
  object: 'event',
  created: secondsOf(now),
  livemode: false,
  type,
  data: { object },
});
