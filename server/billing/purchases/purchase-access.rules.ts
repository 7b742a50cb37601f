import type { subscriptions } from '#server/database/schema/purchases.tables.ts';

export type PurchaseRow = typeof subscriptions.$inferSelect;

/** How long a plan goes on when its renewal has failed, or the word of it is late: 3 days. */
export const RENEWAL_GRACE = 3 * 86_400_000;

/** One-time purchases are kept under this word. */
export const PAID_ONCE = 'paid';

/** Statuses that no event leads out of. */
const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);
export const hasEnded = (status: string): boolean => ENDED.has(status);

/** Nothing was paid yet, so nothing is held. */
export const isUnpaid = (status: string): boolean => status === 'incomplete' || status === 'incomplete_expired';

/** Until when a purchase gives access, in milliseconds since the epoch: the clock ends it, whether an event comes or not. */
export const accessEnd = ({
  isRecurring,
  status,
  periodStart,
  periodEnd,
  cancelAt,
  endedAt,
}: Pick<PurchaseRow, 'isRecurring' | 'status' | 'periodStart' | 'periodEnd' | 'cancelAt' | 'endedAt'>): number => {
  switch (status) {
    case 'active':
    case 'trialing':
      if (cancelAt !== null) return cancelAt.getTime();
      return periodEnd.getTime() + (isRecurring ? RENEWAL_GRACE : 0);
    case 'past_due':
      // The period that has begun is the one that is not paid.
      return periodStart.getTime() + RENEWAL_GRACE;
    case PAID_ONCE:
      return periodEnd.getTime();
    case 'canceled':
      return Math.min((endedAt ?? periodEnd).getTime(), periodEnd.getTime());
    default:
      return periodStart.getTime();
  }
};
