import { planEnd } from '#domain/billing/subscription-status/subscription-status.rules.ts';
import { isOneTimePurchase, offersUpgrade } from '#domain/entitlement/plan-access.rules.ts';
import type { KnownSubscription } from '#domain/entitlement/subscription.types.ts';

/** Why there is nothing to change to. */
export type NoUpgrade = 'ended' | 'cancelled' | 'highest';

export type UpgradeView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'none' }
  | { readonly screen: 'oneTime'; readonly endsAt: string | null }
  | {
      readonly screen: 'plan';
      readonly name: string | null;
      readonly isActive: boolean;
      readonly endsAt: string | null;
      /** Null where the plans to change to stand below. */
      readonly reason: NoUpgrade | null;
    };

/** S2 §2.114–2.123; who is offered a change is one rule (D21). */
export const selectUpgrade = (subscription: KnownSubscription): UpgradeView => {
  if (subscription === 'unknown') return { screen: 'loading' };
  if (subscription === null) return { screen: 'none' };
  const endsAt = planEnd(subscription).at;
  if (isOneTimePurchase(subscription)) return { screen: 'oneTime', endsAt };
  const { isActive, isCancelled, membershipType } = subscription;
  const held = { screen: 'plan', name: membershipType.name || null, isActive, endsAt } as const;
  if (!isActive) return { ...held, reason: 'ended' };
  if (isCancelled) return { ...held, reason: 'cancelled' };
  return { ...held, reason: offersUpgrade(subscription) ? null : 'highest' };
};
