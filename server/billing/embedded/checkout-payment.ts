import { charge } from '#server/billing/embedded/embedded-charge.ts';
import { newSubscription, type EmbeddedSession } from '#server/billing/embedded/embedded-objects.ts';
import {
  checkoutState,
  requirePlan,
  type EmbeddedDependencies,
} from '#server/billing/embedded/embedded-payment-provider.ts';
import { lockObject, putObject, type Stored } from '#server/billing/embedded/embedded-store.ts';
import type { Database } from '#server/database/database.types.ts';

export const PAYMENT_METHODS = ['card', 'blik', 'p24'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a card renews; what is bought once, every method pays. */
export const methodsOf = ({ mode }: EmbeddedSession): readonly PaymentMethod[] =>
  mode === 'subscription' ? ['card'] : PAYMENT_METHODS;

export const REFUSALS = ['card_declined', 'insufficient_funds', 'expired_card'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** How long the word of a slow payment takes. */
export const SLOW = 8000;

/** What is done with a checkout: paid now or slowly, each as Stripe would tell it. False when it is not open any more. */
export const payCheckout = async (
  dependencies: EmbeddedDependencies,
  checkoutId: string,
  isSlow: boolean,
): Promise<boolean> => {
  const { database, delivery, now } = dependencies;
  const isPaid = await database.transaction(async (transaction) => {
    const stored = await lockObject(transaction, 'checkout', checkoutId);
    if (stored === null || checkoutState(stored.body, now()) !== 'open') return false;
    const session: EmbeddedSession = {
      ...stored.body.session,
      status: 'complete',
      payment_status: 'paid',
    };
    await putObject(transaction, 'checkout', { ...stored, body: { ...stored.body, session } });
    const pay = session.mode === 'subscription' ? paySubscription : payOnce;
    await pay(transaction, { ...stored, body: { ...stored.body, session } }, isSlow ? SLOW : 0, dependencies);
    return true;
  });
  await delivery.deliverDue();
  if (isPaid && isSlow) setTimeout(delivery.deliverSoon, SLOW).unref();
  return isPaid;
};

type Pay = (
  transaction: Database,
  stored: Stored<'checkout'>,
  delay: number,
  dependencies: EmbeddedDependencies,
) => Promise<void>;

const paySubscription: Pay = async (transaction, { customerId, body }, delay, dependencies) => {
  const { delivery, now } = dependencies;
  const { session, priceId } = body;
  const plan = await requirePlan(transaction, priceId);
  const subscription = newSubscription(session, plan, priceId, now());
  await putObject(transaction, 'subscription', { id: subscription.id, customerId, body: subscription });
  await delivery.add(transaction, customerId, 'customer.subscription.created', subscription, delay);
  const bill = {
    customerId,
    amount: session.amount_total ?? plan.price,
    priceIds: [priceId],
    subscriptionId: subscription.id,
    isPaid: true,
  };
  await charge(transaction, bill, dependencies, delay);
  await delivery.add(transaction, customerId, 'checkout.session.completed', session, delay);
};

const payOnce: Pay = async (transaction, { customerId, body }, delay, dependencies) => {
  const { delivery } = dependencies;
  const { session, priceId } = body;
  if (delay === 0) await delivery.add(transaction, customerId, 'checkout.session.completed', session);
  else {
    const pending: EmbeddedSession = { ...session, payment_status: 'unpaid' };
    await delivery.add(transaction, customerId, 'checkout.session.completed', pending);
    await delivery.add(transaction, customerId, 'checkout.session.async_payment_succeeded', session, delay);
  }
  const bill = {
    customerId,
    amount: session.amount_total ?? 0,
    priceIds: [priceId],
    metadata: session.metadata ?? {},
    isPaid: true,
  };
  await charge(transaction, bill, dependencies, delay);
};
