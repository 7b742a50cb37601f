import { isOneTimePurchase, offersUpgrade } from '#domain/entitlement/plan-access.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';

/** Why there is nothing to change to. */
export type NoUpgrade = 'oneTime' | 'ended' | 'cancelled' | 'due' | 'highest';

/** Null where the plan can be changed: who is offered that is one rule (D21). */
export const noUpgradeBeside = (subscription: Subscription): NoUpgrade | null => {
  if (offersUpgrade(subscription)) return null;
  if (isOneTimePurchase(subscription)) return 'oneTime';
  if (!subscription.isActive) return 'ended';
  if (subscription.isCancelled) return 'cancelled';
  return subscription.isPaymentDue === true ? 'due' : 'highest';
};
