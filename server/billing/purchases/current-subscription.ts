import { subscriptionAnswer, type SubscriptionAnswer } from '#server/billing/purchases/purchase.mapper.ts';
import { findHeld } from '#server/billing/purchases/purchases.repository.ts';
import type { Database } from '#server/database/database.types.ts';

/** The subscription that counts now; null when there has never been one. */
export const currentSubscription = async (
  database: Database,
  userId: string,
  now: number,
): Promise<SubscriptionAnswer | null> => {
  const held = await findHeld(database, userId, now);
  return held === null ? null : subscriptionAnswer(held, now);
};
