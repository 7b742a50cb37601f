import { Mutex } from 'async-mutex';
import { Stripe } from 'stripe';
import { addEvent, dueEvents, keepDelivered, type StoredEvent } from '#server/billing/embedded/embedded-store.ts';
import { newEvent, secondsOf, type EventObject, type EventType } from '#server/billing/embedded/embedded-objects.ts';
import type { Database } from '#server/database/database.types.ts';

/** Gives a signed event to the webhook; whether it was taken. */
export type Send = (payload: string, signature: string) => Promise<boolean>;

/** What becomes of events: delivered as they should be, kept back until somebody delivers them by hand, or delivered twice. */
export const DELIVERY_MODES = ['once', 'never', 'twice'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

export interface EventDelivery {
  mode: DeliveryMode;
  /** Where events go from now on. */
  sendTo(send: Send): void;
  /** An event of this moment, to be delivered after so many milliseconds. */
  add(transaction: Database, customerId: string, type: EventType, object: EventObject, delay?: number): Promise<void>;
  /** Delivers what is due. What is not taken stays due. */
  deliverDue(): Promise<void>;
  /** The same, without waiting for it. */
  deliverSoon(): void;
  /** Delivers these in this order, whether they were delivered before or not. */
  deliver(events: readonly StoredEvent[]): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

const NOBODY: Send = async () => false;

/** The embedded provider's side of the webhook: events that were not delivered outlive the process, as they would at a provider elsewhere. */
export const eventDelivery = ({ database, secret, now }: Dependencies): EventDelivery => {
  const turn = new Mutex();
  let send: Send = NOBODY;
  const deliverOne = async ({ id, payload }: StoredEvent): Promise<void> => {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: secondsOf(now()) });
    if (await send(payload, signature)) await keepDelivered(database, id, now());
  };
  const delivery: EventDelivery = {
    mode: 'once',
    sendTo: (to) => {
      send = to;
    },
    add: (transaction, customerId, type, object, delay = 0) =>
      addEvent(
        transaction,
        customerId,
        newEvent(type, object, now()),
        delivery.mode === 'never' ? null : now() + delay,
      ),
    deliverDue: () =>
      turn.runExclusive(async () => {
        for (const event of await dueEvents(database, now())) {
          await deliverOne(event);
          if (delivery.mode === 'twice') await deliverOne(event);
        }
      }),
    deliverSoon: () => {
      delivery.deliverDue().catch(() => {});
    },
    deliver: (events) =>
      turn.runExclusive(async () => {
        for (const event of events) await deliverOne(event);
      }),
  };
  return delivery;
};
