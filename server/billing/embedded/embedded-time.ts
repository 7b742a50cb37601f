import { charge } from '#server/billing/embedded/embedded-charge.ts';
import {
  newId,
  periodEnd,
  secondsOf,
  withPeriod,
  type EmbeddedSubscription,
} from '#server/billing/embedded/embedded-objects.ts';
import { ended, requirePlan, type EmbeddedDependencies } from '#server/billing/embedded/embedded-payment-provider.ts';
import { listObjects, lockObject, putObject, type Stored } from '#server/billing/embedded/embedded-store.ts';
import type { Database } from '#server/database/database.types.ts';

/** What time brings to a subscription: its period ends now, and is followed by a paid one, by one that nobody pays, or by none; or its last charge is given back. */
export const TURNS = ['renewed', 'renewalFailed', 'ended', 'refunded'] as const;
export type Turn = (typeof TURNS)[number];

/** False for a subscription that has ended. */
export const letTimePass = async (
  dependencies: EmbeddedDependencies,
  subscriptionId: string,
  turn: Turn,
): Promise<boolean> => {
  const { database, delivery } = dependencies;
  const hasPassed = await database.transaction(async (transaction) => {
    const stored = await lockObject(transaction, 'subscription', subscriptionId);
    if (stored === null || stored.body.status === 'canceled') return false;
    await TAKEN[turn](transaction, stored, dependencies);
    return true;
  });
  await delivery.deliverDue();
  return hasPassed;
};

type Take = (
  transaction: Database,
  stored: Stored<'subscription'>,
  dependencies: EmbeddedDependencies,
) => Promise<void>;

/** What was cancelled ends instead of being renewed. */
const endPeriod: Take = async (transaction, stored, { delivery, now }) => {
  const { current_period_start } = stored.body.items.data[0];
  const at = secondsOf(now());
  const body = ended(withPeriod(stored.body, Math.min(current_period_start, at - 1), at), now());
  await putObject(transaction, 'subscription', { ...stored, body });
  await delivery.add(transaction, stored.customerId, 'customer.subscription.deleted', body);
};

const renewWith =
  (status: 'active' | 'past_due'): Take =>
  async (transaction, stored, dependencies) => {
    if (stored.body.cancel_at !== null) return endPeriod(transaction, stored, dependencies);
    const { delivery, now } = dependencies;
    const { customerId, id } = stored;
    const { price } = stored.body.items.data[0];
    const plan = await requirePlan(transaction, price.id);
    const at = secondsOf(now());
    const body: EmbeddedSubscription = { ...withPeriod(stored.body, at, periodEnd(at, plan)), status };
    await putObject(transaction, 'subscription', { ...stored, body });
    await delivery.add(transaction, customerId, 'customer.subscription.updated', body);
    const bill = {
      customerId,
      amount: plan.price,
      priceIds: [price.id],
      subscriptionId: id,
      isPaid: status === 'active',
    };
    await charge(transaction, bill, dependencies);
  };

const refundLast: Take = async (transaction, stored, { delivery }) => {
  const charges = await listObjects(transaction, 'invoice', stored.customerId);
  const last = charges.find(
    ({ body }) =>
      body.invoice.parent?.subscription_details.subscription === stored.id && body.invoice.status === 'paid',
  );
  if (last === undefined) return;
  await delivery.add(transaction, stored.customerId, 'charge.refunded', {
    id: newId('ch'),
    object: 'charge',
    customer: stored.customerId,
    payment_intent: last.body.paymentId,
    refunded: true,
  });
};

const TAKEN: Readonly<Record<Turn, Take>> = {
  renewed: renewWith('active'),
  renewalFailed: renewWith('past_due'),
  ended: endPeriod,
  refunded: refundLast,
};
