import { eq } from 'drizzle-orm';
import { planOfPrice } from '#server/billing/catalogue/plans.repository.ts';
import { userOfCustomer } from '#server/billing/purchases/customers.repository.ts';
import type { SubscriptionEvent } from '#server/billing/events/payment-event.types.ts';
import { hasEnded, type PurchaseRow } from '#server/billing/purchases/purchase-access.rules.ts';
import type { ProviderSubscription } from '#server/billing/provider/payment-provider.port.ts';
import type { Database } from '#server/database/database.types.ts';
import { subscriptions } from '#server/database/schema/purchases.tables.ts';

/** What the provider itself said about a subscription, asked after this revision of ours. */
export interface Reading {
  readonly subscription: ProviderSubscription | null;
  readonly revision: number;
  /** When it was asked, by our clock. */
  readonly at: number;
}

/** Undoes the transaction: which of two states is newer is known to the provider alone. */
export class OrderUnknown extends Error {
  override readonly name = 'OrderUnknown';
  readonly subscriptionId: string;
  readonly revision: number;

  constructor(subscriptionId: string, revision: number) {
    super('Which of two events is newer cannot be told from them.');
    this.subscriptionId = subscriptionId;
    this.revision = revision;
  }
}

/** How far the provider's clock may be from ours. */
const CLOCK_SKEW = 300_000;

/**
 * Whether an event says something newer than what is kept (R4). An end is always the newest, since nothing leads out of it. Otherwise
 * it goes by the moment at which it happened there; the provider counts whole seconds, so what happened in the same one, or about when we read the
 * state itself, cannot be told apart.
 */
const orderOf = (kept: PurchaseRow, { createdAt, subscription }: SubscriptionEvent): 'older' | 'newer' | 'unknown' => {
  if (hasEnded(kept.status)) return 'older';
  if (hasEnded(subscription.status)) return 'newer';
  if (createdAt < kept.eventAt.getTime()) return 'older';
  const isSameSecond = createdAt === kept.eventAt.getTime();
  const wasRead = kept.readAt !== null && createdAt <= kept.readAt.getTime() + CLOCK_SKEW;
  return isSameSecond || wasRead ? 'unknown' : 'newer';
};

/** Throws {@link OrderUnknown} when the provider has to be asked; called again with what it said. */
export const applySubscription = async (
  transaction: Database,
  event: SubscriptionEvent,
  provider: string,
  reading: Reading | null,
): Promise<void> => {
  const { subscription } = event;
  const userId = await userOfCustomer(transaction, subscription.customerId);
  if (userId === null) return;
  const [kept] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, subscription.id));
  if (kept === undefined) {
    const state = await stateOf(transaction, subscription);
    if (state === null) return;
    await transaction.insert(subscriptions).values({
      id: subscription.id,
      userId,
      provider,
      isRecurring: true,
      createdAt: new Date(subscription.createdAt),
      eventAt: new Date(event.createdAt),
      revision: 1,
      ...state,
    });
    return;
  }
  const order = orderOf(kept, event);
  if (order === 'older') return;
  if (order === 'unknown' && reading?.revision !== kept.revision)
    throw new OrderUnknown(subscription.id, kept.revision);
  const isRead = order === 'unknown' && reading !== null;
  const newest = isRead ? reading.subscription : subscription;
  const state = newest === null ? null : await stateOf(transaction, newest);
  if (state === null) return;
  await transaction
    .update(subscriptions)
    .set({
      ...state,
      eventAt: new Date(event.createdAt),
      readAt: isRead ? new Date(reading.at) : kept.readAt,
      revision: kept.revision + 1,
    })
    .where(eq(subscriptions.id, kept.id));
};

/** Null for a price that is none of our plans'. */
const stateOf = async (transaction: Database, subscription: ProviderSubscription) => {
  const plan = await planOfPrice(transaction, subscription.priceId);
  if (plan === null) return null;
  const { status, periodStart, periodEnd, cancelAt, endedAt } = subscription;
  return {
    planId: plan.id,
    status,
    periodStart: new Date(periodStart),
    periodEnd: new Date(periodEnd),
    cancelAt: cancelAt === null ? null : new Date(cancelAt),
    endedAt: endedAt === null ? null : new Date(endedAt),
  };
};
