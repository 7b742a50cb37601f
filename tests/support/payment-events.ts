import { Stripe } from 'stripe';
import { call, type ApiAnswer } from './api.ts';
import { customers } from '#server/database/schema/purchases.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import type { Database } from '#server/database/database.types.ts';
import type { EmbeddedSubscription, EventObject, EventType } from '#server/billing/embedded/embedded-objects.ts';
import type { ProviderSubscription } from '#server/billing/provider/payment-provider.port.ts';

export const SECONDS = 1000;

/** A user who is known at the provider as `cus_<uid>`. */
export const addCustomerOf = async (database: Database, uid: string, at: number): Promise<void> => {
  await database.insert(users).values({
    id: uid,
    firstName: 'Ala',
    lastName: '',
    displayName: 'Ala',
    email: `${uid}@example.test`,
    authProvider: 'Email',
    ipRegistered: '127.0.0.1',
    registeredDate: new Date(at),
  });
  await database.insert(customers).values({ id: `cus_${uid}`, userId: uid, provider: 'embedded' });
};

/** How a subscription of the property is at one moment. */
export interface State {
  readonly priceId: string;
  readonly status: string;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly isEnding: boolean;
}

/** The state as Stripe's object, in whole seconds. */
export const subscriptionObjectOf = (uid: string, state: State): EmbeddedSubscription => ({
  id: `sub_${uid}`,
  object: 'subscription',
  cancel_at: state.isEnding ? state.periodEnd : null,
  cancel_at_period_end: state.isEnding,
  canceled_at: null,
  created: 0,
  currency: 'pln',
  customer: `cus_${uid}`,
  ended_at: state.status === 'canceled' ? state.periodStart : null,
  metadata: {},
  status: state.status,
  items: {
    object: 'list',
    data: [
      {
        id: `si_${uid}`,
        object: 'subscription_item',
        current_period_start: state.periodStart,
        current_period_end: state.periodEnd,
        price: { id: state.priceId, object: 'price' },
      },
    ],
  },
});

/** The same as a provider answers it. */
export const providerSubscriptionOf = (uid: string, state: State): ProviderSubscription => ({
  id: `sub_${uid}`,
  customerId: `cus_${uid}`,
  priceId: state.priceId,
  status: state.status,
  periodStart: state.periodStart * SECONDS,
  periodEnd: state.periodEnd * SECONDS,
  cancelAt: state.isEnding ? state.periodEnd * SECONDS : null,
  endedAt: state.status === 'canceled' ? state.periodStart * SECONDS : null,
  createdAt: 0,
});

/** An event as Stripe sends it, as JSON; `created` in seconds. */
export const eventText = (
  id: string,
  type: EventType | 'ping.unknown',
  created: number,
  object: EventObject | object,
) => JSON.stringify({ id, object: 'event', created, livemode: false, type, data: { object } });

interface Signing {
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Delivers it as the provider would. */
export const deliver = (url: string, payload: string, { secret, at }: Signing): Promise<ApiAnswer> => {
  const timestamp = Math.floor(at / SECONDS);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return deliverWith(url, payload, signature);
};

export const deliverWith = (url: string, payload: string, signature: string | null): Promise<ApiAnswer> =>
  call(`${url}/api/Stripe/Webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
    body: payload,
  });
