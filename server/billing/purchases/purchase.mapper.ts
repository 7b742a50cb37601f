import type * as z from 'zod/mini';
import type { subscription } from '#contract/schemas/subscription.schema.ts';
import { planAnswer } from '#server/billing/catalogue/plan.mapper.ts';
import { accessEnd } from '#server/billing/purchases/purchase-access.rules.ts';
import { isActive, type Purchase } from '#server/billing/purchases/purchases.repository.ts';

export type SubscriptionAnswer = z.output<typeof subscription>;

/** A purchase as `Current` tells it (S1 §3.30–3.35). */
export const subscriptionAnswer = (held: Purchase, now: number): SubscriptionAnswer => {
  const { purchase, paidAt, isRefunded } = held;
  const { isRecurring, status, cancelAt, periodEnd, provider } = purchase;
  const isLive = isActive(held, now);
  const isCancelled = isRecurring && (cancelAt !== null || status === 'canceled');
  const end = new Date(accessEnd(purchase)).toISOString();
  return {
    isActive: isLive,
    isRecurring,
    willAutoRenew: isLive && isRecurring && !isCancelled,
    isCancelled,
    cancelAtPeriodTime: isCancelled ? end : null,
    // While the renewal is not paid, what counts is the end of the grace.
    currentPeriodEnd: status === 'past_due' ? end : periodEnd.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    paymentStatus: isRefunded ? 'refunded' : paymentStatus(status),
    provider,
    membershipType: planAnswer(held),
  };
};

const paymentStatus = (status: string): string => (status === 'active' || status === 'trialing' ? 'paid' : status);
